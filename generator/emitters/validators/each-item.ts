import type { Schema } from '@forgespec/model';
import { expression, type Condition } from './condition.ts';
import { fragment, mentions } from './fragment.ts';
import { names, type Scope } from './scope.ts';
import type { ApplyStep, EachStep } from './step.ts';

/**
 * Returns the step that applies a schema to the items from the index `start`. The schema applies only to the items for
 * which `when` is true.
 */
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
    list: mentions(expression(when), index) ? undefined : list,
    // The generated loop uses an index, because `entries()` would allocate an array for each item.
    loop(body) {
      if (!mentions(body, index)) return fragment`for (const ${item} of ${list}) {\n${body}\n}`;
      const read = !mentions(body, item) ? '' : fragment`const ${item} = ${value}[${index}];\n`;
      return fragment`for (let ${index} = ${start}; ${index} < ${value}.length; ${index}++) {\n${read}${body}\n}`;
    },
    steps: [apply],
  };
}
