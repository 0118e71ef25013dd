import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { CodeExample } from '../../description/diagnostics/examples/code-example.ts';
import { codeExamples } from '../../description/diagnostics/examples/code-examples.ts';
import { folderWith } from '../folder-with.ts';
import { diagnose } from './diagnose.ts';

const indented = (text: string, columns: number): string => text.replaceAll(/^/gmu, ' '.repeat(columns));

const head = 'openapi: 3.1.0\ninfo: { title: Pets, version: 1.0.0 }\n';

const components = `components:
  parameters:
    Limit: { name: limit, in: query, schema: { type: integer } }
  schemas:
    Pet: { type: object }
  securitySchemes:
    login:
      type: oauth2
      flows: { clientCredentials: { tokenUrl: https://example.com/token, scopes: { read: Read. } } }
`;

/** Returns a description that contains an example, and is valid without it. */
function descriptionWith(context: CodeExample['in'], text: string): string {
  switch (context) {
    case 'file':
    case 'text':
      return text;
    case 'description':
      return `${head}${text}\n${/^(?:paths|webhooks):/mu.test(text) ? '' : 'paths: {}\n'}`;
    case 'operation': {
      const responses = text.includes('responses:') ? '' : "responses: { '204': { description: Done. } }\n";
      const operation = `operationId: listPets\n${responses}${text}`;
      return `${head}tags: [{ name: pets }]\npaths:\n  /pets:\n    get:\n${indented(operation, 6)}\n${components}`;
    }
    case 'schema':
      return `${head}paths: {}\ncomponents:\n  schemas:\n    Pet:\n${indented(text, 6)}\n`;
  }
}

async function codesOf(context: CodeExample['in'], text: string): Promise<string[]> {
  const folder = folderWith({ 'openapi.yaml': descriptionWith(context, text), 'shared.yaml': '{}\n' });
  mkdirSync(join(folder, 'folder'));
  const found = await diagnose(join(folder, 'openapi.yaml'));
  return [...new Set(found.map(({ code }) => code))];
}

const examples = Object.entries(codeExamples).filter(([, example]) => example.in !== 'text');

describe.each(examples)('the example of %s', (code, { in: context, wrong, right }) => {
  test('causes exactly this code if it is wrong', async () => {
    expect(await codesOf(context, wrong)).toEqual([code]);
  });

  test('causes no diagnostic if it is right', async () => {
    expect(await codesOf(context, right)).toEqual([]);
  });
});

test('the codes without a tested example are about the project, other files or the network, or need a huge file', () => {
  const untested = Object.entries(codeExamples).flatMap(([code, example]) => (example.in === 'text' ? [code] : []));
  expect(untested.toSorted()).toEqual([
    'aliases-too-many',
    'config-invalid',
    'config-unknown-key',
    'config-unreadable',
    'fetch-failed',
    'fetch-refused',
    'lock-mismatched',
    'lock-unreadable',
    'name-override-invalid',
    'nesting-too-deep',
    'output-edited',
    'output-foreign',
    'output-unwritable',
    'overlay-invalid',
    'overlay-unmatched',
    'part-ignored',
    'plugin-failed',
    'plugin-finding',
    'selection-unmatched',
    'tsconfig-unreadable',
    'webhooks-missing',
  ]);
});
