import type { Schema } from '../../../2-model/schema.ts';
import type { Scope } from '../scope.ts';
import type { Step } from '../step.ts';

/**
 * The steps of `anyOf` or `oneOf` with two options of which one is null: the other one, for a value that is not. So a nullable
 * reference gives the issues of what it refers to, and not "none of the options".
 */
export function nullOption(options: readonly Schema[], scope: Scope): Step[] | undefined {
  if (options.length !== 2) return undefined;
  const index = options.findIndex(isNull);
  const other = options[1 - index];
  if (index === -1 || other === undefined || isNull(other)) return undefined;
  return [
    {
      kind: 'branch',
      condition: () => 'value !== null',
      then: [{ kind: 'apply', schema: other, value: 'value', path: 'path', name: `${scope.name}Value` }],
      otherwise: [],
    },
  ];
}

/** Whether a schema says `type: 'null'`. */
export const isNull = (schema: Schema): boolean =>
  schema.kind === 'keywords' && schema.type?.length === 1 && schema.type[0] === 'null';
