import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reservedNames } from '../../generator/reserved-names.ts';
import type { createClient } from '../../generated/client/index.ts';
import type { CoreClient } from '../../generated/client/runtime/core.ts';
import { head, report } from '../diagnostics/diagnose.ts';

const folder = join(import.meta.dirname, '../../generated/client');

/**
 * Returns the names of values that a generated module imports from hand-written modules or re-exports, except classes: names of
 * functions do not begin with a capital.
 */
const runtimeValues = (text: string): string[] =>
  Array.from(
    text.matchAll(/^(?:im|ex)port \{([^}]+)\} from '\.[^']*\/(?:runtime|shared)\/[^']+';$/gmu),
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )
    .flat()
    .filter((name) => /^[a-z]\w*$/u.test(name));

test.each(['operations', 'securitySchemes'] as const)(
  'no name in %s can equal the name of a value that a module of the client imports or exports',
  (namespace) => {
    const used = globSync('*.ts', { cwd: folder }).flatMap((file) =>
      runtimeValues(readFileSync(join(folder, file), 'utf8')),
    );
    // The module that imports these values declares no names from the description.
    const apart = [
      'authenticate',
      'createCore',
      'createHttpClient',
      'followRedirects',
      'isErrorOfOperation',
      'limitAttempts',
      'limitCalls',
      'limitUrl',
      'retryRequests',
    ];
    const reserved = reservedNames[namespace];
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !apart.includes(name) && !reserved.includes(name))).toEqual([]);
  },
);

test('the compiler knows the members of a client and its options that no area and no server variable can be called', () => {
  const members: Record<keyof CoreClient, true> = { address: true, call: true };
  expect(reservedNames.areas).toEqual(expect.arrayContaining([...Object.keys(members), 'http']));
  const options: Record<Exclude<keyof Parameters<typeof createClient>[0], 'baseUrl' | 'registryUrl'>, true> = {
    auth: true,
    deadline: true,
    fetch: true,
    headers: true,
    longestBody: true,
    longestUrl: true,
    middleware: true,
    retry: true,
    timeout: true,
  };
  expect(reservedNames.serverVariables).toEqual(expect.arrayContaining(Object.keys(options)));
});

test.each([
  ['an area', 'address', 'tags: [address]', ''],
  ['an operation', 'resultOf', 'operationId: resultOf', ''],
  [
    'a server variable',
    'longestBody',
    '',
    'servers: [{ url: "{longestBody}", variables: { longestBody: { default: a } } }]',
  ],
  ['a security scheme', 'paged', '', 'components: { securitySchemes: { paged: { type: http, scheme: basic } } }'],
])('%s called %s is reported: the client has that name itself', async (_, name, member, others) => {
  const id = member.startsWith('operationId') ? '' : 'operationId: getX, ';
  const get = `{ ${id}${member === '' ? '' : `${member}, `}responses: { '204': { description: Done. } } }`;
  const text = await report(`${head}${others}\npaths: { /x: { get: ${get} } }\n`);
  expect(text).toContain(`is called ${name} in TypeScript, and so is something that generated code needs`);
});
