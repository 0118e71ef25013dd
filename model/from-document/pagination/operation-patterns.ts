import { suggestion } from '@forgespec/description/diagnostics';
import type { OperationModel } from '../../operation.ts';
import type { BuildContext } from '../context.ts';

/**
 * Returns the key of the config that an operation matches. A key is an operationId or a method and a path. `*` stands for any text. If
 * several keys match, the longest key is used.
 */
export const matchingKey = (operation: OperationModel, keys: readonly string[]): string | undefined =>
  keys
    .filter((key) => matches(operation, key))
    .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0];

const namesOf = ({ id, method, path }: OperationModel): readonly string[] => [id, `${method.toUpperCase()} ${path}`];

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);

function matches(operation: OperationModel, key: string): boolean {
  const pattern = new RegExp(`^${key.split('*').map(escaped).join('.*')}$`, 'u');
  return namesOf(operation).some((name) => pattern.test(name));
}

/** Reports the keys of `pagination` in the config that no operation matches. */
export function reportUnmatched(
  operations: readonly OperationModel[],
  { pagination, diagnostics }: BuildContext,
): void {
  for (const key of Object.keys(pagination)) {
    if (operations.some((operation) => matches(operation, key))) continue;
    const near = suggestion(key, operations.flatMap(namesOf));
    const message = `\`pagination\` in the config has the key ${key}, which no operation matches.`;
    const fix =
      near === undefined
        ? 'Write an operationId, or a method and a path such as `GET /pets`. `*` stands for any text.'
        : `Did you mean \`${near}\`?`;
    diagnostics.fault('pagination-invalid', message, 'It is ignored.', fix);
  }
}
