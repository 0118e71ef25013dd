import { fragment, type Fragment } from '../fragment.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { ApplyStep, EachStep, PropertyStep } from '../step.ts';
import { always } from '../condition.ts';
import type { Schema } from '../../../2-model/schema.ts';

/** `prefixItems`, and `items` for what follows. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1 */
export const items: Keyword = {
  about: 'array',
  steps(schema, scope) {
    const prefix = schema.prefixItems ?? [];
    const first = prefix.map((item, index) => itemAt(item, index, scope));
    return schema.items === undefined ? first : [...first, eachItem(schema.items, prefix.length, scope)];
  },
};

function itemAt(schema: Schema, index: number, scope: Scope): PropertyStep {
  const local = scope.local(`item${index + 1}`);
  const application = {
    schema,
    value: fragment`${local}`,
    path: fragment`\`\${${names.path}}/${index}\``,
    name: `${scope.name}Item${index + 1}`,
    known: 'nothing',
  } as const;
  return {
    kind: 'property',
    name: String(index),
    read: fragment`${scope.value}[${index}]`,
    requiredBy: undefined,
    isCounted: false,
    local,
    application,
  };
}

function eachItem(schema: Schema, start: number, scope: Scope): EachStep {
  const { item, index, path } = names;
  const apply: ApplyStep = {
    kind: 'apply',
    when: always,
    application: {
      schema,
      value: fragment`${item}`,
      path: fragment`\`\${${path}}/\${${index}}\``,
      name: `${scope.name}${start === 0 ? 'Item' : 'FurtherItem'}`,
      known: 'nothing',
    },
  };
  const list = start === 0 ? scope.value : fragment`${scope.value}.slice(${start})`;
  return {
    kind: 'each',
    item,
    list,
    head(mentions) {
      if (!mentions(index)) return fragment`const ${item} of ${list}`;
      const from = (all: Fragment): Fragment => (start === 0 ? all : fragment`[...${all}].slice(${start})`);
      if (!mentions(item)) return fragment`const ${index} of ${from(fragment`${scope.value}.keys()`)}`;
      return fragment`const [${index}, ${item}] of ${from(fragment`${scope.value}.entries()`)}`;
    },
    steps: [apply],
  };
}
