import { suggestion } from '@forgespec/description/diagnostics';
import { narrowerFirst, wildcardTexts } from '@forgespec/description/openapi';
import type { OperationModel } from '../../operation.ts';
import type { BuildContext } from '../context.ts';
import { operationLabel } from '../find-operations.ts';

type NamedOperation = Pick<OperationModel, 'id' | 'method' | 'path'>;

/**
 * Returns the key of the config that an operation matches. A key is an operationId or a method and a path. `*` stands for any text. If
 * several keys match, the longest key is used.
 */
export const matchingKey = (operation: NamedOperation, keys: readonly string[]): string | undefined =>
  keys.filter((key) => matches(operation, key)).toSorted(narrowerFirst)[0];

const namesOf = (operation: NamedOperation): readonly string[] => [operation.id, operationLabel(operation)];

const matches = (operation: NamedOperation, key: string): boolean =>
  namesOf(operation).some((name) => wildcardTexts(key, name) !== undefined);

/** The values of a key of the config, by patterns for operations. */
interface Settings {
  /** The key of the config, such as `pagination`. */
  readonly name: string;
  readonly values: object;
  /** The code of the diagnostic for a key that no operation matches. */
  readonly code: 'pagination-invalid' | 'selected-response-invalid';
}

/** Reports the keys of the config that no operation matches. */
export function reportUnmatched(
  { name, values, code }: Settings,
  operations: readonly OperationModel[],
  { diagnostics, isPart }: BuildContext,
): void {
  // The keys of the config may be for operations that another output contains.
  if (isPart) return;
  for (const key of Object.keys(values)) {
    if (operations.some((operation) => matches(operation, key))) continue;
    const near = suggestion(key, operations.flatMap(namesOf));
    const message = `\`${name}\` in the config has the key ${key}, which no operation matches.`;
    const fix =
      near === undefined
        ? 'Write an operationId, or a method and a path such as `GET /pets`. `*` stands for any text.'
        : `Did you mean \`${near}\`?`;
    diagnostics.fault(code, message, 'It is ignored.', fix);
  }
}
