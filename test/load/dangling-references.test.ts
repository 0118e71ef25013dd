import { expect, test } from 'vitest';
import { isJsonObject } from '../../description/json/json.ts';
import { loadDescription } from '../../description/load/load.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { folderWith } from '../folder-with.ts';

const description = `openapi: 3.1.0
info: { title: T, version: '1' }
paths:
  /a: { $ref: '#/components/pathItems/None', summary: Kept. }
  /b: { $ref: 'nowhere.yaml' }
  /c: { $ref: '#/components/pathItems/Known' }
  /d:
    get:
      operationId: getD
      parameters: [{ $ref: '#/components/parameters/None' }]
      requestBody: { $ref: '#/components/requestBodies/None' }
      callbacks: { done: { $ref: '#/components/callbacks/None' } }
      responses:
        '200': { $ref: '#/components/responses/None' }
        '404':
          description: None.
          headers: { X-A: { $ref: '#/components/headers/None' } }
          links: { next: { $ref: '#/components/links/None' } }
          content: { application/json: { schema: { $ref: '#/components/schemas/None' } } }
components:
  pathItems: { Known: { get: { responses: { '204': { description: Done. } } } } }
`;

test('each reference without a target is replaced as its warning says, so that no output contains it', async () => {
  const path = `${folderWith({ 'api.yaml': description })}/api.yaml`;
  const diagnostics = createDiagnostics();
  const document = (await loadDescription(path, diagnostics))?.document ?? {};
  expect(JSON.stringify(document).match(/"\$ref":"[^"]*"/gu)).toEqual(['"$ref":"#/components/pathItems/Known"']);
  const paths = isJsonObject(document.paths) ? document.paths : {};
  expect([paths['/a'], paths['/b']]).toEqual([{ summary: 'Kept.' }, {}]);
  expect(paths['/d']).toEqual({
    get: {
      operationId: 'getD',
      parameters: [],
      callbacks: {},
      responses: {
        '200': { description: '' },
        '404': {
          description: 'None.',
          headers: {},
          links: {},
          content: { 'application/json': { schema: {} } },
        },
      },
    },
  });
  expect(diagnostics.all.map(({ message }) => message)).toContain(
    'Nothing is at #/components/responses/None. A schema or media type with this reference has the type `unknown`, a response has no body, and a path has no operations. Any other object with this reference is left out.',
  );
});
