import type { JsonObject } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { formatFacts, type FormatName } from '../keywords/formats.ts';
import type { BuildContext } from './context.ts';

/**
 * Reports a format that the validators do not check. Each format is reported only once, even if many schemas have it. The report is a note,
 * because OpenAPI allows any value of the keyword `format`. If the name is similar to the name of a known format, the report is a warning.
 */
export function checkFormat(node: JsonObject, { diagnostics, locationOf, unknownFormats }: BuildContext): void {
  const { format } = node;
  if (typeof format !== 'string' || formatFacts.has(format) || unknownFormats.has(format)) return;
  unknownFormats.add(format);
  const message = `The validators do not check the format \`${format}\`.`;
  const near = otherNames.get(format.toLowerCase()) ?? suggestion(format, [...formatFacts.keys()]);
  const at = locationOf(node, 'format', 'value');
  if (near === undefined)
    diagnostics.note('format-unknown', message, 'Add a `pattern` to schemas that need a check.', at);
  else diagnostics.warning('format-unknown', message, `Did you mean \`${near}\`?`, at);
}

/**
 * Wrong format names that authors often write. Each one is mapped to the correct name. The function {@link suggestion} finds only names
 * with a similar spelling, so it does not find these correct names.
 */
const otherNames: ReadonlyMap<string, FormatName> = new Map([
  ['int', 'int32'],
  ['integer', 'int32'],
  ['ip', 'ipv4'],
  ['long', 'int64'],
  ['timestamp', 'date-time'],
]);
