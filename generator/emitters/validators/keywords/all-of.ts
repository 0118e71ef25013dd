import type { Schema } from '@forgespec/model';
import { always } from '../condition.ts';
import { optionNames } from '../option-names.ts';
import type { Keyword } from '../scope.ts';
import type { ApplyStep } from '../step.ts';
import { usesOnly } from '../used-keywords.ts';

/**
 * Applies each schema of `allOf` separately. Before, `objectSteps` may have removed schemas from the `allOf`, because it compiles them
 * together with the schema that contains the `allOf`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.1.1
 */
export const allOf: Keyword = {
  about: 'any',
  steps(schema, scope) {
    const parts = schema.allOf ?? [];
    const { value, path, known } = scope;
    // A reference has the functions of its target, so it needs no name.
    const names = parts.every(isReference) ? [] : optionNames(parts, 'Part', scope);
    return parts.map((part, index): ApplyStep => ({
      kind: 'apply',
      when: always,
      application: { schema: part, value, path, known, name: names[index] ?? scope.name },
    }));
  },
};

const isReference = (part: Schema): boolean =>
  part.kind === 'keywords' && part.reference !== undefined && usesOnly(part, ['reference']);
