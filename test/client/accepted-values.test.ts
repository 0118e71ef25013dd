import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Fetch } from '../../generated/client/index.ts';
import { outputOf } from './output-of.ts';

// The client sends each value that the type of its parameter accepts, in each style.

const text = { type: 'string' };
const date = { type: 'string', format: 'date-time' };
const schemas = {
  text,
  date,
  integer: { type: 'integer' },
  boolean: { type: 'boolean' },
  texts: { type: 'array', items: text },
  object: { type: 'object', properties: { a: text, at: date } },
  filter: {
    type: 'object',
    properties: { by: { type: 'object', properties: { b: text } }, any: { type: 'array', items: text } },
  },
  nullable: { type: ['string', 'null'] },
};

const values = [
  "'a'",
  '1',
  'true',
  'new Date(0)',
  'null',
  "['a', 'b']",
  "{ a: 'a' }",
  "{ by: { b: 'a' } }",
  "{ any: ['a', 'b'] }",
];

const styles = [
  { in: 'path', style: 'simple', explode: false },
  { in: 'path', style: 'label', explode: true },
  { in: 'path', style: 'matrix', explode: true },
  { in: 'query', style: 'form', explode: true },
  { in: 'query', style: 'form', explode: false },
  { in: 'query', style: 'pipeDelimited', explode: false },
  { in: 'query', style: 'deepObject', explode: true },
] as const;

/** The values that OpenAPI does not define in these styles: objects in objects, lists in objects, and null in a path. */
const undefinedByOpenApi = [
  ...['path simple', 'path label exploded', 'path matrix exploded', 'query form', 'query pipeDelimited'].map(
    (style) => `${style}, filter: { by: { b: 'a' } }`,
  ),
  'path simple, nullable: null',
  'path label exploded, nullable: null',
];

const cells = styles.flatMap((style, index) =>
  Object.entries(schemas).flatMap(([name, schema]) =>
    values.map((value) => ({
      title: `${style.in} ${style.style}${style.explode && style.in === 'path' ? ' exploded' : ''}, ${name}: ${value}`,
      id: `${name}${index}`,
      path: `/${name}${index}${style.in === 'path' ? '/{v}' : ''}`,
      parameter: { ...style, name: 'v', required: style.in === 'path', schema },
      call: (client: string) => `sdk.things.${name}${index}(${client})({ v: ${value} })`,
    })),
  ),
);

/** Returns the indexes of the calls that TypeScript rejects. */
function rejectedCalls(folder: string): ReadonlySet<number> {
  const file = join(folder, 'calls.ts');
  const calls = cells.map(({ call }) => `${call('client')};`);
  writeFileSync(
    file,
    ["import * as sdk from './client/index.ts';", 'declare const client: sdk.CoreClient;', ...calls].join('\n'),
  );
  const program = ts.createProgram([file], {
    strict: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    allowImportingTsExtensions: true,
    noEmit: true,
    types: [],
  });
  const source = program.getSourceFile(file);
  const faults = program.getSemanticDiagnostics(source);
  return new Set(faults.map(({ start = 0 }) => (source?.getLineAndCharacterOfPosition(start).line ?? 0) - 2));
}

test('the client sends each value that the type of a parameter accepts', async () => {
  const responses = { 204: { description: 'Done.' } };
  const operations = cells.map(({ id, path, parameter }) => [
    path,
    { get: { operationId: id, tags: ['things'], parameters: [parameter], responses } },
  ]);
  const folder = await outputOf({ paths: Object.fromEntries(operations) });
  const rejected = rejectedCalls(folder);
  const lines = cells.map(({ call }) => `(client) => ${call('client')},`);
  writeFileSync(
    join(folder, 'run.js'),
    `import * as sdk from './client/index.ts';\nexport const calls = [\n${lines.join('\n')}\n];`,
  );
  const sdk = await import(`${folder}/client/index.ts`);
  const { calls } = await import(`${folder}/run.js`);
  const fetch: Fetch = () => Promise.resolve(new Response(null, { status: 204 }));
  const client = sdk.createCoreClient({ fetch });
  const refused: string[] = [];
  for (const [index, { title }] of cells.entries()) {
    if (rejected.has(index)) continue;
    await calls[index](client).catch(() => refused.push(title));
  }
  expect(refused.toSorted()).toEqual(undefinedByOpenApi.toSorted());
  expect(cells.length - rejected.size).toBeGreaterThan(60);
});
