import type { JsonObject } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';

/** The formats that generated validators check, and those that say nothing about which values are valid. */
const known: ReadonlySet<string> = new Set([
  'binary',
  'byte',
  'date',
  'date-time',
  'double',
  'float',
  'int32',
  'int64',
  'password',
  'uuid',
]);

/** Reports a format that is not checked, where it first occurs. */
export function checkFormat(node: JsonObject, { diagnostics, place, unknownFormats }: BuildContext): void {
  const { format } = node;
  if (typeof format !== 'string' || known.has(format) || unknownFormats.has(format)) return;
  unknownFormats.add(format);
  const message = `The validators do not check the format \`${format}\`.`;
  diagnostics.warning(
    'format-unknown',
    message,
    'Add a `pattern` where it must be checked.',
    place(node, 'format', 'value'),
  );
}
