import type { JsonObject } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import type { FormatName } from '../format.ts';
import type { BuildContext } from './context.ts';

const names: Readonly<Record<FormatName, true>> = {
  binary: true,
  byte: true,
  date: true,
  'date-time': true,
  double: true,
  duration: true,
  email: true,
  float: true,
  hostname: true,
  'idn-email': true,
  'idn-hostname': true,
  int8: true,
  int16: true,
  int32: true,
  int64: true,
  ipv4: true,
  ipv6: true,
  iri: true,
  'iri-reference': true,
  'json-pointer': true,
  password: true,
  regex: true,
  'relative-json-pointer': true,
  time: true,
  uint8: true,
  uint16: true,
  uint32: true,
  uint64: true,
  uri: true,
  'uri-reference': true,
  'uri-template': true,
  uuid: true,
};

/**
 * Reports a format that the validators do not check. Each format is reported only once, even if many schemas have it. The report is a note,
 * because OpenAPI allows any value of the keyword `format`. If the name is similar to the name of a known format, the report is a warning.
 */
export function checkFormat(node: JsonObject, { diagnostics, locationOf, unknownFormats }: BuildContext): void {
  const { format } = node;
  if (typeof format !== 'string' || Object.hasOwn(names, format) || unknownFormats.has(format)) return;
  unknownFormats.add(format);
  const message = `The validators do not check the format \`${format}\`.`;
  const near = otherNames.get(format.toLowerCase()) ?? suggestion(format, Object.keys(names));
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
