import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ruleFinding } from '../../description/lint/rule-finding.ts';
import forge from '../../spec/rules/plugin.ts';
import { type Files, sortedFindings, yaml } from './lint.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgespec-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

/** A real folder, because the rule reads folders. */
async function unreferenced(files: Files, root = 'openapi.yaml'): Promise<string[]> {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const config = await createConfig({ plugins: [forge()], rules: { 'forge/unreferenced-fragment': 'error' } });
  const problems = await lint({ ref: join(folder, root), config });
  return sortedFindings(problems.map((problem) => ruleFinding(problem, []))).map(({ file, line, column, message }) => {
    expect(message).toBe(
      'This fragment is not referenced, so it is not part of any document. Refer to it, or delete it.',
    );
    return `${relative(folder, resolve(file))}:${line}:${column}`;
  });
}

const root = yaml`
  openapi: 3.1.0
  paths:
    /badges: { $ref: 'areas/badges/paths.yaml#/badges' }
`;

const paths = yaml`
  badges:
    get:
      parameters: [{ $ref: '../../shared/parameters.yaml#/Page' }]
      responses:
        '200': { content: { application/json: { schema: { $ref: 'schemas.yaml#/Badge/properties/owner' } } } }
`;

test('a fragment without references is a problem, even if it refers to itself or is a whole file', async () => {
  const schemas = yaml`
    Badge: { properties: { owner: { type: string } } }
    Tree: { items: { $ref: '#/Tree' } }
    'Quoted': { type: string }
  `;
  const parameters = yaml`
    Page: { name: page, in: query }
    PerPage: { name: per_page, in: query }
  `;
  const files = {
    'openapi.yaml': root,
    'areas/badges/paths.yaml': paths,
    'areas/badges/schemas.yaml': schemas,
    'areas/labels/examples.yaml': 'label: { value: bug }\n',
    'shared/parameters.yaml': parameters,
  };
  expect(await unreferenced(files)).toEqual([
    'areas/badges/schemas.yaml:2:1',
    'areas/badges/schemas.yaml:3:1',
    'areas/labels/examples.yaml:1:1',
    'shared/parameters.yaml:2:1',
  ]);
});

test('a fragment passes if a reference to a part of it exists, or another fragment includes it by a YAML alias', async () => {
  const schemas = yaml`
    Badge: { properties: { owner: { $ref: '../../shared/schemas.yaml#/User' } } }
  `;
  const parameters = yaml`
    page:
      schema: &index { type: integer }
    Page: { name: page, in: query, schema: *index }
  `;
  const files = {
    'openapi.yaml': root,
    'areas/badges/paths.yaml': paths,
    'areas/badges/schemas.yaml': schemas,
    'shared/schemas.yaml': 'User: { type: string }\n',
    'shared/parameters.yaml': parameters,
  };
  expect(await unreferenced(files)).toEqual([]);
});

test('a partial root file is not checked, because it does not have all references', async () => {
  const files = {
    'slice.yaml': root,
    'areas/badges/paths.yaml': `${paths}labels: {}\n`,
    'shared/parameters.yaml': 'Page: { name: page, in: query }\n',
  };
  expect(await unreferenced(files, 'slice.yaml')).toEqual([]);
});
