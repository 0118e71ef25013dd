import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const rooms = [
  'cli',
  'contract',
  'description',
  'diff',
  'generator',
  'mock',
  'model',
  'reference',
  'sandbox',
  'templates',
];
const files = execFileSync('git', ['ls-files', '-c', '--', ...rooms.map((room) => `${room}/**.ts`)], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n');

/** Each row has a rule of HTTP, JSON or OpenAPI, a pattern for code that implements the rule, and the files that may contain such code. */
test.each([
  ['JSON media types', /endsWith\('\+json'\)|\\\+\)\?json|\[\+\]json|\\bjson\\b/u, ['templates/shared/media-type.ts']],
  [
    'lists that are separated by semicolons',
    /\.split\(';/u,
    [
      'templates/shared/cookies.ts',
      // These two files do not split HTTP headers: they contain a content security policy, and names of time zones.
      'reference/pages/added-script.ts',
      'sandbox/areas/pipeline-schedules/time-zones.ts',
    ],
  ],
  ['classes of statuses', /startsWith\('[2345]'\)|>= 200 && \w+ < 300|status\)?\[0\]/u, []],
  ['the choice of a described response', /\}XX`, 'default'\]/u, ['templates/shared/statuses.ts']],
  [
    'statuses without a body',
    /\b204\b[^\n;]*\b304\b/u,
    [
      'templates/shared/responses.ts',
      // This file needs only 204 and 304. A 205 also has no body, but its `Content-Length` is 0: RFC 9110, sections 8.6 and 15.3.6.
      'templates/server/adapters/node.ts',
    ],
  ],
  ['the header Link', /; ?rel=|\\s\*rel\b/u, ['templates/shared/link-header.ts']],
  ['page arithmetic', /\(page - 1\)|Math\.ceil\(total/u, ['templates/shared/page-numbers.ts']],
  ['stopping a server', /closeIdleConnections|closeAllConnections/u, ['templates/shared/graceful-close.ts']],
  ['brackets of IPv6 addresses', /`\[\$\{(?:host|address)|\^\\\[\|\\\]\$/u, ['templates/shared/origin.ts']],
  ['escapes of JSON Pointers', /'~[01]'/u, ['templates/shared/json-pointer.ts']],
  ['the methods of OpenAPI', /'head', 'post'|'HEAD', 'POST'/u, ['templates/shared/methods.ts']],
  ['the methods GET and HEAD', /'(?:GET|get)' (?:&&|\|\|) .*'(?:HEAD|head)'/u, ['templates/shared/get-or-head.ts']],
  ['idempotent methods', /'PUT', 'DELETE'|\[DGH/u, ['templates/shared/idempotent-methods.ts']],
  ['statuses of redirects', /301\b[^\n;]*\b308|30\[12/u, ['templates/shared/redirects.ts']],
  ['escapes of HTML', /&lt;/u, ['templates/shared/escape-html.ts']],
  ['quotes of a shell', /'\\\\''/u, ['description/text/shell-word.ts']],
  [
    'percent-decoding',
    /decodeURIComponent/u,
    [
      // The files in `reference/`, `query-styles.ts` and `write-query.ts` decode text that this project has encoded. `percent-encoding.ts`
      // implements the fact. The other files decode paths, and catch the error of an invalid path.
      'reference/samples/curl-sample.ts',
      'reference/samples/wire-value.ts',
      'templates/shared/path-pattern.ts',
      'templates/shared/percent-encoding.ts',
      'templates/shared/request-target.ts',
      'templates/shared/write-query.ts',
      'templates/validators/parameters/path.ts',
    ],
  ],
  [
    'the first question mark of a target',
    /(?:split|indexOf|includes)\('\?'/u,
    [
      // The files in `templates/` have one line each, so that the output stays small. `curl.ts` quotes the question mark for a shell, and
      // `check-path-templates.ts` reports a path that contains one.
      'contract/http/curl.ts',
      'model/check/check-path-templates.ts',
      'templates/client/long-query.ts',
      'templates/server/health.ts',
      'templates/server/observe.ts',
      'templates/shared/query-component.ts',
    ],
  ],
  ['escapes of paths', /%\[\\da-f\]\{2\}\/giu/u, ['templates/shared/request-target.ts']],
])('%s are coded in one place', (_, pattern, expected) => {
  const found = files.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*\*.*?\*\/|^\s*\/\/[^\n]*/gmsu, '');
    return pattern.test(code);
  });
  expect(found.toSorted()).toEqual([...expected].toSorted());
});
