import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { JsonValue } from '../../description/json/json.ts';
import { loadDescription, type Description } from '../../description/load/load.ts';
import { parsePointer } from '../../templates/shared/json-pointer.ts';
import { valueAt } from '../../description/json/pointer.ts';
import { locationOf } from '../../description/load/positions.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../description/diagnostics/source-file.ts';
import { folderWith } from '../folder-with.ts';

const split = {
  'openapi.yaml': `openapi: 3.1.0
info: { title: Test, version: 1.0.0 }
paths:
  /badges:
    $ref: areas/badges/paths.yaml#/badges
`,
  'areas/badges/paths.yaml': `badges:
  get:
    operationId: listBadges
    parameters:
      - $ref: '../../shared.json#/Page'
      - name: search
        in: query
        schema: { type: string, minLength: 3 }
    responses:
      '200':
        description: All.
        content: { application/json: { schema: { type: array, items: { $ref: 'schemas.yaml#/Badge' } } } }
`,
  'areas/badges/schemas.yaml': `# What a project shows.
Badge:
  type: object
  properties:
    id: { type: integer }
    owner: { $ref: '#/Owner' }

Owner:
  type: object
  properties: { "full name": { type: string } }
`,
  'shared.json':
    '{\n  "Page": {\n    "name": "page",\n    "in": "query",\n    "schema": { "type": "integer" }\n  }\n}\n',
};

async function load(file: string): Promise<Description> {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics);
  expect(diagnostics.all).toEqual([]);
  if (description === undefined) throw new Error(`${file} was not loaded`);
  return description;
}

/** Returns the value at a JSON Pointer of the bundled document. */
const nodeAt = ({ document }: Description, pointer: string): JsonValue | undefined =>
  valueAt(document, parsePointer(pointer));

test.for([
  ['#/info', 'openapi.yaml:2:1'],
  ['#/paths', 'openapi.yaml:3:1'],
  // The bundler copies the path item into the object at the path, so the location of the path item is that of the path.
  ['#/paths/~1badges', 'openapi.yaml:4:3'],
  ['#/paths/~1badges/get', 'areas/badges/paths.yaml:2:3'],
  ['#/paths/~1badges/get/parameters/1', 'areas/badges/paths.yaml:6:9'],
  ['#/paths/~1badges/get/parameters/1/schema', 'areas/badges/paths.yaml:8:9'],
  ['#/paths/~1badges/get/responses/200', 'areas/badges/paths.yaml:10:7'],
  ['#/paths/~1badges/get/responses/200/content/application~1json/schema/items', 'areas/badges/paths.yaml:12:63'],
  ['#/components/parameters/Page', 'shared.json:2:3'],
  ['#/components/parameters/Page/schema', 'shared.json:5:5'],
  ['#/components/schemas/Badge', 'areas/badges/schemas.yaml:2:1'],
  ['#/components/schemas/Badge/properties/owner', 'areas/badges/schemas.yaml:6:5'],
  ['#/components/schemas/Owner/properties/full name', 'areas/badges/schemas.yaml:10:17'],
] as const)('the location of %s is %s', async ([pointer, expected]) => {
  const folder = folderWith(split);
  const description = await load(join(folder, 'openapi.yaml'));
  const location = description.origins.locationOf(nodeAt(description, pointer));
  expect(`${relative(folder, location?.source.path ?? '')}:${location?.line}:${location?.column}`).toBe(expected);
});

test('a key and its value have separate locations', async () => {
  const folder = folderWith(split);
  const description = await load(join(folder, 'openapi.yaml'));
  const schema = nodeAt(description, '#/paths/~1badges/get/parameters/1/schema');
  expect(description.origins.locationOf(schema, 'minLength')).toMatchObject({ line: 8, column: 33, length: 9 });
  expect(description.origins.locationOf(schema, 'minLength', 'value')).toMatchObject({
    line: 8,
    column: 44,
    length: 1,
  });
});

test('a value that is not from a file has no location', async () => {
  const description = await load(join(folderWith(split), 'openapi.yaml'));
  expect(description.origins.locationOf({})).toBeUndefined();
  expect(description.origins.locationOf('text')).toBeUndefined();
});

test('the location of every schema of our description is that of its name', async () => {
  const { document, origins } = await load(join(import.meta.dirname, '../../spec/openapi.yaml'));
  const schemas = Object.entries(Object(valueAt(document, ['components', 'schemas'])));
  expect(schemas.length).toBeGreaterThan(50);
  const isThere = ([name, node]: [string, unknown]): boolean => {
    const location = origins.locationOf(node);
    return location !== undefined && textAt(location.source, location.line, location.column).startsWith(`${name}:`);
  };
  expect(schemas.filter((entry) => !isThere(entry)).map(([name]) => name)).toEqual([]);
});

function textAt({ text }: SourceFile, line: number, column: number): string {
  return text.split('\n')[line - 1]?.slice(column - 1) ?? '';
}

test('a position after surrogate pairs and Windows line ends is the one that an editor shows', () => {
  const source = { path: 'a.yaml', text: '# 🦊\r\na: { "🦊": 1, b: 2 }\r\n' };
  expect(locationOf(source, ['a', 'b'])).toMatchObject({ line: 2, column: 15 });
});
