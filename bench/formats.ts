// What a format checker of the validators' runtime costs, beside ajv-formats. Both run in turns on the same texts, so
// that whatever else the machine does falls on both; only the ratio carries over to another machine. Each format has
// a process of its own, because one call site that has seen many functions makes all of them slow. `node
// bench/formats.ts uuid` measures one.

import { execFileSync } from 'node:child_process';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { isBase64 } from '../templates/validators/formats/base64.ts';
import { isDateTime } from '../templates/validators/formats/date-time.ts';
import { isDate } from '../templates/validators/formats/date.ts';
import { isDuration } from '../templates/validators/formats/duration.ts';
import { isEmail } from '../templates/validators/formats/email.ts';
import { isHostname } from '../templates/validators/formats/hostname.ts';
import { isIdnEmail } from '../templates/validators/formats/idn-email.ts';
import { isIdnHostname } from '../templates/validators/formats/idn-hostname.ts';
import { isIpv4 } from '../templates/validators/formats/ipv4.ts';
import { isIpv6 } from '../templates/validators/formats/ipv6.ts';
import { isIri, isIriReference } from '../templates/validators/formats/iri.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../templates/validators/formats/json-pointer.ts';
import { isRegex } from '../templates/validators/formats/regex.ts';
import { isTime } from '../templates/validators/formats/time.ts';
import { isUriTemplate } from '../templates/validators/formats/uri-template.ts';
import { isUri, isUriReference } from '../templates/validators/formats/uri.ts';
import { isUuid } from '../templates/validators/formats/uuid.ts';

const rounds = 15;
const nanosecondsPerRound = 5_000_000;

type Check = (text: string) => boolean;

/** Valid texts of the sizes that APIs carry. */
const subjects: readonly (readonly [format: string, check: Check, texts: readonly string[]])[] = [
  ['date-time', isDateTime, ['2026-03-09T10:15:00Z', '2026-03-09T10:15:00.123Z', '2026-12-31T23:59:59+02:00']],
  ['date', isDate, ['2026-03-09', '2024-02-29', '1999-12-31']],
  ['time', isTime, ['10:15:00Z', '10:15:00.123Z', '23:59:59+02:00']],
  ['duration', isDuration, ['P1Y2M3DT4H5M6S', 'PT36H', 'P4W']],
  ['uuid', isUuid, ['550e8400-e29b-41d4-a716-446655440000', '2EB8AA08-AA98-11EA-B4AA-73B441D16380']],
  ['email', isEmail, ['joe@example.com', 'first.last+tag@mail.example.co.uk']],
  ['idn-email', isIdnEmail, ['joe@example.com', 'δοκιμή@example.com']],
  ['hostname', isHostname, ['example.com', 'registry.internal.example.co.uk', 'localhost']],
  ['hostname, xn--', isHostname, ['xn--bcher-kva.example', 'xn--nxasmq6b.com']],
  ['idn-hostname', isIdnHostname, ['bücher.example', 'παράδειγμα.com', '실례.테스트']],
  ['ipv4', isIpv4, ['192.168.0.1', '8.8.8.8', '255.255.255.255']],
  ['ipv6', isIpv6, ['2001:db8::1', 'fe80::1ff:fe23:4567:890a', '::ffff:192.0.2.1']],
  ['uri', isUri, ['https://example.com/', 'https://forge.example.com/group/project/-/issues/1?scope=all#note_1']],
  ['uri-reference', isUriReference, ['/group/project/-/issues/1?scope=all#note_1', 'https://example.com/']],
  ['iri', isIri, ['https://bücher.example/größe?q=ä', 'https://example.com/']],
  ['iri-reference', isIriReference, ['/größe?q=ä', '/group/project']],
  ['uri-template', isUriTemplate, ['/projects/{id}/issues{?page,per_page*}', 'https://example.com/{+path}']],
  ['json-pointer', isJsonPointer, ['/components/schemas/Badge/properties/id', '/paths/~1projects~1{id}/get']],
  ['relative-json-pointer', isRelativeJsonPointer, ['2/name', '0#', '1/labels/0']],
  ['regex', isRegex, [String.raw`^[a-z0-9]+(?:-[a-z0-9]+)*$`, String.raw`^\d{4}-\d{2}$`]],
  ['byte', isBase64, [btoa('a'.repeat(60)), btoa('hello')]],
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

/** Nanoseconds per call, over as many calls as fill a round. */
function cost(check: Check, texts: readonly string[], calls: number): number {
  let valid = 0;
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call++) {
    if (check(texts[call % texts.length] ?? '')) valid++;
  }
  const nanoseconds = Number(process.hrtime.bigint() - start);
  if (valid === 0) throw new Error('every text of the benchmark is meant to be valid');
  return nanoseconds / calls;
}

/** What else the machine does only ever adds. */
const least = (values: readonly number[]): number => Math.min(...values);

const row = (...cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(14))).join('')}\n`);
};

function measure(name: string, check: Check, texts: readonly string[]): void {
  const peer = theirs(name.split(',')[0] ?? '');
  const contestants = peer === undefined ? [check] : [check, peer];
  const calls = contestants.map((contestant) => {
    cost(contestant, texts, 500_000); // until it is compiled
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
if (wanted === undefined) row('format', 'ours, ns', 'ajv, ns', 'ratio');
for (const [name, check, texts] of subjects) {
  if (wanted === undefined) execFileSync(process.execPath, [script, name], { stdio: 'inherit' });
  else if (wanted === name) measure(name, check, texts);
}
