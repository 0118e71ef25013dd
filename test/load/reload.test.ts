import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonObject } from '../../description/json/json.ts';
import { loadDescription, type Description } from '../../description/load/load.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { openRuns } from '../../description/results/computed.ts';
import { folderWith } from '../folder-with.ts';

/** Returns everything that is known about a description: its text, its files, and the source location of each member of each object. */
function factsOf({ document, structure, origins, sources, files }: Description): object {
  const places: string[] = [];
  const seen = new Set<object>();
  const visit = (node: object): void => {
    if (seen.has(node)) return;
    seen.add(node);
    for (const [key, member] of Object.entries(node)) {
      for (const on of ['key', 'value'] as const) {
        const location = origins.locationOf(node, Array.isArray(node) ? Number(key) : key, on);
        places.push(`${key} ${on} ${location?.source.path}:${location?.line}:${location?.column} ${location?.length}`);
      }
      if (typeof member === 'object' && member !== null) visit(member);
    }
  };
  visit(document);
  const texts = sources.map(({ path, text }) => [path, text]).toSorted();
  return { text: JSON.stringify(document), places, structure, texts, files };
}

async function load(root: string): Promise<Description> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(root, diagnostics);
  if (description === undefined) throw new Error(JSON.stringify(diagnostics.all));
  return description;
}

/** Returns the paths of a description whose path items are not the same JavaScript objects as in the earlier description. */
const changedPaths = ({ document: { paths: before } }: Description, { document: { paths } }: Description): string[] =>
  Object.entries(paths as JsonObject).flatMap(([path, item]) => (item === (before as JsonObject)[path] ? [] : [path]));

const operation = (name: string, more = ''): string => `
    get:
      operationId: ${name}
      ${more}
      responses: { '200': { description: Yes, content: { application/json: { schema: { $ref: 'schemas.yaml#/Box' } } } } }
`;
const files = {
  'openapi.yaml': `openapi: 3.1.0
info: { title: Boxes, version: '1' }
servers: [{ url: https://boxes.example }]
paths:
  /a:${operation('readA', 'tags: [first, second]')}
  /b:${operation('readB', 'summary: The b.')}
  /c: { $ref: 'c.yaml' }
`,
  'c.yaml': `summary: The c.${operation('readC').replaceAll('\n    ', '\n')}`,
  'schemas.yaml': `Box:
  type: object
  required: [lid]
  properties:
    lid: { type: string, maxLength: 5 }
    boxes: { type: array, items: { $ref: '#/Box' } }
Unused: { type: string }
`,
};

const edits: readonly {
  readonly words: string;
  readonly file: keyof typeof files;
  readonly from: string;
  readonly to: string;
  readonly isReused: boolean;
}[] = [
  { words: 'a text', file: 'openapi.yaml', from: 'The b.', to: '|-\n        The\n        second.', isReused: true },
  { words: 'a list of texts', file: 'openapi.yaml', from: '[first, second]', to: '[second]', isReused: true },
  {
    words: 'a text and the lines below it',
    file: 'openapi.yaml',
    from: 'title: Boxes',
    to: 'title: A\n  ,\n  description: B',
    isReused: true,
  },
  {
    words: 'a keyword of a schema',
    file: 'schemas.yaml',
    from: 'maxLength: 5',
    to: 'maxLength: 6, minLength: 2',
    isReused: true,
  },
  {
    words: 'a new property',
    file: 'schemas.yaml',
    from: '    boxes:',
    to: '    added: { type: object, properties: {} }\n    boxes:',
    isReused: true,
  },
  {
    words: 'a text of a path in another file',
    file: 'c.yaml',
    from: 'operationId: readC',
    to: 'operationId: findC',
    isReused: true,
  },
  { words: 'a comment', file: 'schemas.yaml', from: 'Box:', to: '# The box.\nBox:', isReused: true },
  {
    words: 'a text that is copied from another file',
    file: 'c.yaml',
    from: 'The c.',
    to: 'The third.',
    isReused: false,
  },
  { words: 'a reference', file: 'schemas.yaml', from: "$ref: '#/Box'", to: "$ref: '#/Unused'", isReused: false },
  {
    words: 'the removal of an object',
    file: 'schemas.yaml',
    from: 'Unused: { type: string }',
    to: '',
    isReused: false,
  },
  {
    words: 'a new schema with a reference',
    file: 'schemas.yaml',
    from: 'Unused: { type: string }',
    to: "Unused: { items: { $ref: '#/Box' } }",
    isReused: false,
  },
  {
    words: 'the version of OpenAPI',
    file: 'openapi.yaml',
    from: 'openapi: 3.1.0',
    to: 'openapi: 3.2.0',
    isReused: false,
  },
  {
    words: 'a fault',
    file: 'schemas.yaml',
    from: 'type: object',
    to: 'type: object\n  discriminator: lid',
    isReused: false,
  },
];

test.each(edits)(
  'after an edit of $words, the description is the same as in a new load',
  async ({ file, from, to, isReused }) => {
    const folder = folderWith(files);
    const [root, edited] = [join(folder, 'openapi.yaml'), join(folder, file)];
    const runs = openRuns();
    const first = await runs.run(() => load(root));
    const before = factsOf(first);
    expect(files[file]).toContain(from);
    writeFileSync(edited, files[file].replace(from, to));
    const second = await runs.run(() => load(root));
    expect(changedPaths(first, second).length < 3).toBe(isReused);
    expect(factsOf(second)).toEqual(factsOf(await load(root)));
    writeFileSync(edited, files[file]);
    expect(factsOf(await runs.run(() => load(root)))).toEqual(before);
  },
);

test('after an edit of a JSON file, the other parts of the description stay the same objects', async () => {
  const folder = folderWith({});
  const spec = join(folder, 'openapi.json');
  cpSync(join(import.meta.dirname, '../../generated/openapi.json'), spec);
  const text = readFileSync(spec, 'utf8');
  const runs = openRuns();
  const first = await runs.run(() => load(spec));
  const operationId = /"operationId": "(\w+)"/u.exec(text)?.[1] ?? '';
  writeFileSync(spec, text.replaceAll(`"operationId": "${operationId}"`, `"operationId": "${operationId}Again"`));
  const second = await runs.run(() => load(spec));
  expect(changedPaths(first, second)).toHaveLength(1);
  expect(factsOf(second)).toEqual(factsOf(await load(spec)));
});

test.each([
  ['null', '5'],
  ['5', 'null'],
  ['null', '[]'],
])('after an edit of a value in another file from %s to %s, the description has the new value', async (from, to) => {
  const folder = folderWith({
    'openapi.yaml':
      "openapi: 3.1.0\ninfo: { title: T, version: '1' }\npaths: {}\nx-value: { $ref: 'values.yaml#/value' }\n",
    'values.yaml': `value: ${from}\n`,
  });
  const root = join(folder, 'openapi.yaml');
  const runs = openRuns();
  await runs.run(() => load(root));
  writeFileSync(join(folder, 'values.yaml'), `value: ${to}\n`);
  const { document } = await runs.run(() => load(root));
  expect(document['x-value']).toEqual(JSON.parse(to));
});
