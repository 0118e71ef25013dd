import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { reservedNames } from '../../generator/reserved-names.ts';
import type { createClient } from '../../generated/client/index.ts';
import type { CoreClient } from '../../generated/client/runtime/calls.ts';
import { head, report } from '../diagnostics/diagnose.ts';

const folder = join(import.meta.dirname, '../../generated/client');

/**
 * Returns the names of functions and constants that a generated module imports or re-exports from hand-written modules. Omits classes,
 * whose names begin with a capital letter.
 */
const runtimeValues = (text: string): string[] =>
  Array.from(
    text.matchAll(/^(?:im|ex)port \{([^}]+)\} from '\.[^']*\/(?:runtime|shared)\/[^']+';$/gmu),
    ([, names = '']) => names.split(',').map((name) => name.trim()),
  )
    .flat()
    .filter((name) => /^[a-z]\w*$/u.test(name));

test.each(['operations', 'securitySchemes'] as const)(
  'no name in %s can be the name of a function or constant that a module of the client imports or exports',
  (namespace) => {
    const used = globSync('*.ts', { cwd: folder }).flatMap((file) =>
      runtimeValues(readFileSync(join(folder, file), 'utf8')),
    );
    // Only a module without names from the description imports these functions.
    const apart = ['createCore', 'fetchAs', 'isErrorOfOperation', 'sendUndescribed'];
    const reserved = reservedNames[namespace];
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((name) => !apart.includes(name) && !reserved.includes(name))).toEqual([]);
  },
);

test('no area has the name of a client member, and no server variable has the name of a client option', () => {
  const members: Record<keyof CoreClient, true> = { address: true, call: true };
  expect(reservedNames.areas).toEqual(expect.arrayContaining(Object.keys(members)));
  const options: Record<Exclude<keyof Parameters<typeof createClient>[0], 'baseUrl' | 'registryUrl'>, true> = {
    auth: true,
    deadline: true,
    fetch: true,
    headers: true,
    idempotencyKey: true,
    longestBody: true,
    longestSilence: true,
    longestUrl: true,
    middleware: true,
    reasonIn: true,
    requestIdHeader: true,
    responseTimeout: true,
    retry: true,
    timeout: true,
  };
  expect(reservedNames.serverVariables).toEqual(expect.arrayContaining(Object.keys(options)));
});

test.each([
  ['area "address"', 'addressArea', 'tags: [address]', ''],
  ['operation "resultOf"', 'resultOfOperation', 'operationId: resultOf', ''],
  [
    'server variable "longestBody"',
    'longestBodyVariable',
    '',
    'servers: [{ url: "{longestBody}", variables: { longestBody: { default: a } } }]',
  ],
  [
    'security scheme "callList"',
    'callListScheme',
    '',
    'components: { securitySchemes: { callList: { type: http, scheme: basic } } }',
  ],
])('the %s is called %s, because the client has the other name itself', async (subject, name, member, others) => {
  const id = member.startsWith('operationId') ? '' : 'operationId: getX, ';
  const get = `{ ${id}${member === '' ? '' : `${member}, `}responses: { '204': { description: Done. } } }`;
  const text = await report(`${head}${others}\npaths: { /x: { get: ${get} } }\n`);
  expect(text).toContain(
    `In generated code, the ${subject} is called ${name}, because generated code already uses the name`,
  );
});
