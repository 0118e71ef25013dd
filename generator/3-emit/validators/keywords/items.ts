import type { Keyword } from '../scope.ts';
import type { LoopStep, Step } from '../step.ts';

/** `prefixItems`, and `items` for what follows. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1 */
export const items: Keyword = {
  about: 'array',
  steps(schema, scope) {
    const prefix = schema.prefixItems ?? [];
    const steps = prefix.map((item, index): Step => {
      const name = `${scope.name}Item${index + 1}`;
      const apply = { schema: item, value: `value[${index}]`, path: `\`\${path}/${index}\``, name };
      return { kind: 'branch', condition: () => `value.length > ${index}`, then: [{ kind: 'apply', ...apply }], otherwise: [] };
    });
    if (schema.items === undefined) return steps;
    const name = prefix.length === 0 ? `${scope.name}Item` : `${scope.name}FurtherItem`;
    const apply = { schema: schema.items, value: 'item', path: '`${path}/${index}`', name };
    return [...steps, { kind: 'loop', head: headFrom(prefix.length), steps: [{ kind: 'apply', ...apply }] }];
  },
};

const headFrom =
  (start: number): LoopStep['head'] =>
  (mentions) => {
    if (start === 0) return mentions('index') ? 'for (const [index, item] of value.entries())' : 'for (const item of value)';
    return mentions('index')
      ? `for (const [index, item] of [...value.entries()].slice(${start}))`
      : `for (const item of value.slice(${start}))`;
  };
