import type { Recipe } from './recipe.ts';

/** A diagnostic: the terms of service are at an address without encryption. */
export const diagnostic: Recipe = {
  section: 'Add a diagnostic',
  edits: [
    {
      file: 'description/diagnostics/catalogue.ts',
      find: `  'entry-duplicate':\n`,
      replace: `  'terms-insecure':
    'The terms of service are at an address without encryption, so somebody between the client and the server can change them.',
  'entry-duplicate':
`,
    },
    {
      file: 'description/diagnostics/examples/operation-examples.ts',
      find: `  'tag-undeclared': {`,
      replace: `  'terms-insecure': {
    in: 'file',
    wrong: 'openapi: 3.1.0\\ninfo: { title: Pets, version: 1.0.0, termsOfService: http://pets.example.com }\\npaths: {}\\n',
    right: 'openapi: 3.1.0\\ninfo: { title: Pets, version: 1.0.0, termsOfService: https://pets.example.com }\\npaths: {}\\n',
  },
  'tag-undeclared': {`,
    },
    {
      file: 'model/check/check-meaning.ts',
      find: `import { checkTags } from './check-tags.ts';`,
      replace: `import { checkTags } from './check-tags.ts';\nimport { checkTerms } from './check-terms.ts';`,
    },
    {
      file: 'model/check/check-meaning.ts',
      find: '  checkTags,\n',
      replace: '  checkTags,\n  checkTerms,\n',
    },
    {
      file: 'test/broken-descriptions/cases/operations.yaml',
      find: '- name: a repeated operationId\n',
      replace: `- name: terms of service without encryption
  change: { 'title: Shop': "title: Shop\\ntermsOfService: ⟦http://shop.test/terms⟧" }
  warning: terms-insecure
  message: [terms of service]
  fix: https
- name: a repeated operationId
`,
    },
  ],
  files: {
    'model/check/check-terms.ts': `import { isJsonObject } from '@forgespec/description/json';
import type { CheckContext } from './check-context.ts';

/** Reports terms of service at an address without encryption. */
export function checkTerms({ document: { info }, diagnostics, locationOf }: CheckContext): void {
  if (!isJsonObject(info) || typeof info.termsOfService !== 'string') return;
  if (!info.termsOfService.startsWith('http:')) return;
  const message = 'The address of the terms of service begins with http, so the connection is not encrypted.';
  const at = locationOf(info, 'termsOfService', 'value');
  diagnostics.warning('terms-insecure', message, 'Write an address that begins with https.', at);
}
`,
  },
  programs: [['test/broken-descriptions/table.ts', 'terms of service']],
  tests: ['test/diagnostics/examples.test.ts', 'test/diagnostics/catalogue.test.ts'],
};
