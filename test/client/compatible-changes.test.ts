import { expect, test } from 'vitest';
import type { JsonObject } from '../../description/json/json.ts';
import { valueName } from '../../model/names/identifier.ts';
import { compileModules } from '../diff/sdk/compile.ts';
import { generateSide } from '../diff/sdk/generated-sides.ts';
import { compatibleChanges, usualResponses, type CompatibleChange } from './compatible-changes.ts';

// Programs that were written before compatible changes of a description still compile. All changes are in one description, each in an
// area of its own, so that the compiler runs once.

const pathOf = ({ name, path = '' }: CompatibleChange): string => `/${valueName(name)}${path}`;

const operationOf = ({ name, before, after }: CompatibleChange, isChanged: boolean): object => ({
  operationId: `${valueName(name)}.call`,
  tags: [valueName(name)],
  responses: usualResponses,
  ...before,
  ...(isChanged && after),
});

const key = { type: 'apiKey', in: 'header', name: 'x-api-key' };
const token = { type: 'http', scheme: 'bearer' };
const object = (properties: object) => ({ type: 'object', required: Object.keys(properties), properties });
const name = { type: 'string' };

/** Returns the description before the changes, or after all of them. It then also has a new operation, area, property and tag. */
const description = (isChanged: boolean): JsonObject =>
  JSON.parse(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Things', version: '1' },
      servers: [{ url: 'https://things.example' }],
      security: [{ token: [] }],
      ...(isChanged && { tags: [{ name: 'deprecation', description: 'A description of a tag.' }] }),
      paths: Object.fromEntries([
        ...compatibleChanges.map((change) => [pathOf(change), { [change.method]: operationOf(change, isChanged) }]),
        ...(isChanged
          ? ['deprecation', 'newArea'].map((tag) => [
              `/${tag}/added`,
              { get: { operationId: `${tag}.added`, tags: [tag], responses: usualResponses } },
            ])
          : []),
      ]),
      components: {
        schemas: {
          Thing: object(isChanged ? { name, added: name } : { name }),
          Fault: object({ message: name }),
        },
        securitySchemes: isChanged ? { token, key } : { token },
      },
    }),
  );

/** Returns a program that uses all results of the operation, with and without options. */
function callerOf({ name: words, path, second = 'undefined', option, data = 'Thing' }: CompatibleChange): string {
  const area = valueName(words);
  const first = path === undefined ? [] : ['{ id: 1 }'];
  const own = option === undefined ? '' : `${option}, `;
  const least = [
    ...first,
    ...(option === undefined ? (second === 'undefined' || second === '{}' ? [] : [second]) : [second, `{ ${option} }`]),
  ];
  const all = (options: string): string => [...first, second, options].join(', ');
  const isList = data !== 'Thing';
  const read = (value: string): string =>
    isList ? `for (const item of ${value}) text(item.name);` : `text(${value}.name);`;
  return `
import { createClient, ${area}, isErrorOf, responseOf, resultOf, type CallOptions, type ApiCall } from './SIDE/client/index.ts';
import type { Thing } from './SIDE/types/index.ts';
const client = createClient({ auth: { token: 't' } });
const call = client.${area}.call;
declare function text(value: string): void;
declare function use(value: unknown): void;
export async function program(options: CallOptions, signal: AbortSignal, isOn: boolean): Promise<${data}> {
  const stored = { timeout: 5, retry: false as const, ${own === '' ? "headers: { 'x-trace': 'a' }" : own} };
  await client.${area}.call(${least.join(', ')});
  await client.${area}.call(${all(`{ ${own}signal, timeout: isOn ? 5 : undefined, retry: { times: 1 } }`)});
  await client.${area}.call(${all('stored')});
  ${own === '' ? `await client.${area}.call(${all('options')});` : ''}
  ${own === '' ? `await client.${area}.call(${all("{ headers: { 'x-trace': 'a', 'x-none': null } }")});` : ''}
  await ${area}.call(client)(${all(`{ ${own}signal }`)});
  const input: Parameters<typeof call> = [${all('stored')}];
  const promise: Promise<${data}> = call(${all('stored')});
  const made: ApiCall<${data}, unknown> = call(${least.join(', ')});
  use([promise, made, input]);
  const data = await client.${area}.call(${least.join(', ')});
  ${read('data')}
  ${isList ? '' : `const { name } = await client.${area}.call(${least.join(', ')}); text(name);`}
  const { ok, status, data: received, headers } = await resultOf(client.${area}.call(${all('stored')}));
  use([ok, status.toFixed(), received, headers]);
  const result = await resultOf(client.${area}.call(${least.join(', ')}));
  if (result.status === 200) { ${read('result.data')} } else use([result.status, result.data]);
  if (result.ok) { ${read('result.data')} } else use(result.headers);
  ${isList ? '' : 'if (result.status === 404) text(result.data.message);'}
  text(await (await responseOf(client.${area}.call(${least.join(', ')}))).text());
  try {
    use(await call(${least.join(', ')}));
  } catch (error) {
    if (isErrorOf(error, '${area}.call')) use([error.status, error.body, error.headers.get('a')]);
    ${isList ? '' : `if (isErrorOf(error, '${area}.call') && error.status === 404) text(error.body.message);`}
  }
  return client.${area}.call(${least.join(', ')});
}
`;
}

test('a program compiles after each compatible change of a description as before', { timeout: 120_000 }, async () => {
  const sides = {
    before: await generateSide(description(false), ['types', 'client']),
    after: await generateSide(description(true), ['types', 'client']),
  };
  const files = Object.entries(sides).flatMap(([side, { files: generated }]) =>
    Array.from(generated, ([path, content]) => [`${side}/${path}`, content] as const),
  );
  const programs = Object.keys(sides).flatMap((side) =>
    compatibleChanges.map((change) => ({
      name: `${side}: ${change.name}`,
      code: callerOf(change).replaceAll('SIDE', side),
    })),
  );
  const compiled = compileModules(
    new Map(files),
    programs.map(({ code }) => code),
  );
  const broken = programs.flatMap(({ name: words }, index) =>
    (compiled[index]?.errors ?? []).map((error) => `${words}: ${error}`),
  );
  expect(broken).toEqual([]);
});
