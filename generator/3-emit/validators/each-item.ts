import type { Schema } from '../../2-model/schema.ts';
import { expression, type Condition } from './condition.ts';
import { fragment, mentions, type Fragment } from './fragment.ts';
import { names, type Scope } from './scope.ts';
import type { ApplyStep, EachStep } from './step.ts';

/** A schema for each item from an index on, where a condition holds. */
export function eachItem(schema: Schema, start: number, when: Condition, name: string, { value }: Scope): EachStep {
  const { item, index, path } = names;
  const apply: ApplyStep = {
    kind: 'apply',
    when,
    application: {
      schema,
      value: fragment`${item}`,
      path: fragment`\`\${${path}}/\${${index}}\``,
      name,
      known: 'nothing',
    },
  };
  const list = start === 0 ? value : fragment`${value}.slice(${start})`;
  return {
    kind: 'each',
    item,
    list: mentions(expression(when), index) > 0 ? undefined : list,
    head(isMentioned) {
      if (!isMentioned(index)) return fragment`const ${item} of ${list}`;
      const from = (all: Fragment): Fragment => (start === 0 ? all : fragment`[...${all}].slice(${start})`);
      if (!isMentioned(item)) return fragment`const ${index} of ${from(fragment`${value}.keys()`)}`;
      return fragment`const [${index}, ${item}] of ${from(fragment`${value}.entries()`)}`;
    },
    steps: [apply],
  };
}
