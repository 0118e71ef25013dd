import type { Schema } from '@forgespec/model';
import { always } from '../condition.ts';
import { eachItem } from '../each-item.ts';
import { fragment } from '../fragment.ts';
import { names, type Keyword, type Scope } from '../scope.ts';
import type { PropertyStep } from '../step.ts';

/**
 * `prefixItems`, and `items` for the remaining items. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1
 */
export const items: Keyword = {
  about: 'array',
  steps(schema, scope) {
    const prefix = schema.prefixItems ?? [];
    const first = prefix.map((item, index) => itemAt(item, index, scope));
    if (schema.items === undefined) return first;
    const name = `${scope.name}${prefix.length === 0 ? 'Item' : 'FurtherItem'}`;
    return [...first, eachItem(schema.items, prefix.length, always, name, scope)];
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
