// Measures the functions of our validators and of ajv-formats that check if a string has a format. Both get the same
// strings, and take turns, so that other load on the machine affects both. The times differ between machines, so only
// the ratio can be compared. Each format is measured in its own process. In a process for all formats, the same loop
// would call many different functions, and the JavaScript engine could not optimize the calls.
//
// `node bench/formats.ts uuid` measures only the format `uuid`.

import { execFileSync } from 'node:child_process';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { hasByteFormat } from '../templates/validators/formats/base64.ts';
import { hasDateFormat } from '../templates/validators/formats/date.ts';
import { hasDateTimeFormat } from '../templates/validators/formats/date-time.ts';
import { hasTimeFormat } from '../templates/validators/formats/time.ts';
import { hasDurationFormat } from '../templates/validators/formats/duration.ts';
import { hasEmailFormat } from '../templates/validators/formats/email.ts';
import { hasHostnameFormat } from '../templates/validators/formats/hostname.ts';
import { hasIdnEmailFormat } from '../templates/validators/formats/idn-email.ts';
import { hasIdnHostnameFormat } from '../templates/validators/formats/idn-hostname.ts';
import { hasIpv4Format } from '../templates/validators/formats/ipv4.ts';
import { hasIpv6Format } from '../templates/validators/formats/ipv6.ts';
import { hasIriFormat, hasIriReferenceFormat } from '../templates/validators/formats/iri.ts';
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from '../templates/validators/formats/json-pointer.ts';
import { hasRegexFormat } from '../templates/validators/formats/regex.ts';
import { hasUriTemplateFormat } from '../templates/validators/formats/uri-template.ts';
import { hasUriFormat, hasUriReferenceFormat } from '../templates/validators/formats/uri.ts';
import { hasUuidFormat } from '../templates/validators/formats/uuid.ts';

const rounds = 15;
const nanosecondsPerRound = 5_000_000;

type Check = (text: string) => boolean;

/** For each format, the name, our checker, and valid strings of typical length. */
const subjects: readonly (readonly [format: string, check: Check, texts: readonly string[]])[] = [
  ['date-time', hasDateTimeFormat, ['2026-03-09T10:15:00Z', '2026-03-09T10:15:00.123Z', '2026-12-31T23:59:59+02:00']],
  ['date', hasDateFormat, ['2026-03-09', '2024-02-29', '1999-12-31']],
  ['time', hasTimeFormat, ['10:15:00Z', '10:15:00.123Z', '23:59:59+02:00']],
  ['duration', hasDurationFormat, ['P1Y2M3DT4H5M6S', 'PT36H', 'P4W']],
  ['uuid', hasUuidFormat, ['550e8400-e29b-41d4-a716-446655440000', '2EB8AA08-AA98-11EA-B4AA-73B441D16380']],
  ['email', hasEmailFormat, ['joe@example.com', 'first.last+tag@mail.example.co.uk']],
  ['idn-email', hasIdnEmailFormat, ['joe@example.com', 'δοκιμή@example.com']],
  ['hostname', hasHostnameFormat, ['example.com', 'registry.internal.example.co.uk', 'localhost']],
  ['hostname, xn--', hasHostnameFormat, ['xn--bcher-kva.example', 'xn--nxasmq6b.com']],
  ['idn-hostname', hasIdnHostnameFormat, ['bücher.example', 'παράδειγμα.com', '실례.테스트']],
  ['ipv4', hasIpv4Format, ['192.168.0.1', '8.8.8.8', '255.255.255.255']],
  ['ipv6', hasIpv6Format, ['2001:db8::1', 'fe80::1ff:fe23:4567:890a', '::ffff:192.0.2.1']],
  [
    'uri',
    hasUriFormat,
    ['https://example.com/', 'https://forge.example.com/group/project/-/issues/1?scope=all#note_1'],
  ],
  ['uri-reference', hasUriReferenceFormat, ['/group/project/-/issues/1?scope=all#note_1', 'https://example.com/']],
  ['iri', hasIriFormat, ['https://bücher.example/größe?q=ä', 'https://example.com/']],
  ['iri-reference', hasIriReferenceFormat, ['/größe?q=ä', '/group/project']],
  ['uri-template', hasUriTemplateFormat, ['/projects/{id}/issues{?page,per_page*}', 'https://example.com/{+path}']],
  ['json-pointer', hasJsonPointerFormat, ['/components/schemas/Badge/properties/id', '/paths/~1projects~1{id}/get']],
  ['relative-json-pointer', hasRelativeJsonPointerFormat, ['2/name', '0#', '1/labels/0']],
  ['regex', hasRegexFormat, [String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`, String.raw`^\d{4}-\d{2}$`]],
  ['byte', hasByteFormat, [btoa('a'.repeat(60)), btoa('hello')]],
];

function theirs(format: string): Check | undefined {
  const definition = Object.entries(fullFormats).find(([name]) => name === format)?.[1];
  if (definition instanceof RegExp) return (text) => definition.test(text);
  if (typeof definition === 'function') return (text) => definition(text) === true;
  if (typeof definition !== 'object' || !('validate' in definition)) return undefined;
  const { validate } = definition;
  if (validate instanceof RegExp) return (text) => validate.test(text);
  return typeof validate === 'function' ? (text) => Reflect.apply(validate, undefined, [text]) === true : undefined;
}

/** Returns the average time of one call, in nanoseconds. */
function cost(check: Check, texts: readonly string[], calls: number): number {
  let valid = 0;
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call++) {
    if (check(texts[call % texts.length] ?? '')) valid++;
  }
  const nanoseconds = Number(process.hrtime.bigint() - start);
  if (valid < calls) throw new Error('A text of the benchmark is not valid');
  return nanoseconds / calls;
}

/** Returns the minimum. Other load on the machine only adds time, so the minimum is the best estimate of the cost. */
const least = (values: readonly number[]): number => Math.min(...values);

const row = (...cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(14))).join('')}\n`);
};

function measure(name: string, check: Check, texts: readonly string[]): void {
  const peer = theirs(name.split(',')[0] ?? '');
  const contestants = peer === undefined ? [check] : [check, peer];
  const calls = contestants.map((contestant) => {
    cost(contestant, texts, 500_000); // warm-up, until the engine has compiled the function
    return Math.max(1_000, Math.round(nanosecondsPerRound / cost(contestant, texts, 50_000)));
  });
  const costs: number[][] = contestants.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, contestant] of contestants.entries()) {
      costs[index]?.push(cost(contestant, texts, calls[index] ?? 0));
    }
  }
  const [ours = 0, ajv] = costs.map(least);
  row(name, ours.toFixed(1), ajv?.toFixed(1) ?? '-', ajv === undefined ? '-' : `${(ajv / ours).toFixed(1)}x`);
}

const [, script = '', wanted] = process.argv;
if (wanted === undefined) row('format', 'ours, ns', 'ajv, ns', 'ajv / ours');
for (const [name, check, texts] of subjects) {
  if (wanted === undefined) execFileSync(process.execPath, [script, name], { stdio: 'inherit' });
  else if (wanted === name) measure(name, check, texts);
}
