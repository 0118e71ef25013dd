import type { Recipe } from './recipe.ts';

/** A command that prints the number of operations of a description. */
export const command: Recipe = {
  section: 'Add a command',
  edits: [
    {
      file: 'cli/declared-commands.ts',
      find: `import { diffDeclaration } from`,
      replace: `import { countDeclaration } from './commands/count/declaration.ts';\nimport { diffDeclaration } from`,
    },
    {
      file: 'cli/declared-commands.ts',
      find: '  doctorDeclaration,\n  explain',
      replace: '  countDeclaration,\n  doctorDeclaration,\n  explain',
    },
    {
      file: 'cli/create-program.ts',
      find: `import { diffDeclaration } from`,
      replace: `import { countDeclaration } from './commands/count/declaration.ts';\nimport { diffDeclaration } from`,
    },
    {
      file: 'cli/create-program.ts',
      find: '  add(doctorDeclaration,',
      replace: `  add(countDeclaration, async (options) => (await import('./commands/count/run.ts')).countCommand(options));
  add(doctorDeclaration,`,
    },
  ],
  files: {
    'cli/commands/count/declaration.ts': `import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { spec } from '../../options/shared-options.ts';

export type CountCommandOptions = OptionsOf<typeof countDeclaration>;

export const countDeclaration = declareCommand({
  name: 'count',
  words: 'print the number of operations of the description',
  options: { spec, ...descriptionOptions },
  examples: [
    { args: '', words: 'count the operations of spec/openapi.yaml, or of the description of the config' },
    { args: 'petstore.yaml', words: 'count the operations of another description' },
  ],
});
`,
    'cli/commands/count/run.ts': `import { createDiagnostics } from '@forgespec/description/diagnostics';
import { loadDescription } from '@forgespec/description/load';
import { reservedNames } from '@forgespec/generator/reserved-names';
import { buildApi } from '@forgespec/model/from-document';
import { openInput } from '../open-input.ts';
import { printDiagnostics } from '../print-diagnostics.ts';
import type { CountCommandOptions } from './declaration.ts';

/** Runs \`forgespec count\`. Returns the exit code: 1 if the description has errors. */
export async function countCommand(options: CountCommandOptions): Promise<number> {
  const diagnostics = createDiagnostics();
  const { spec, finish, ...input } = await openInput(options, { command: 'count' });
  const description = await loadDescription(spec, diagnostics, input);
  finish();
  const api = description === undefined ? undefined : buildApi(description, diagnostics, reservedNames);
  printDiagnostics(diagnostics.all);
  if (api === undefined || diagnostics.hasErrors) return 1;
  process.stdout.write(\`\${api.areas.flatMap(({ operations }) => operations).length}\\n\`);
  return 0;
}
`,
    'test/command-line/count.test.ts': `import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

const description = {
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1' },
  paths: { '/pets': { get: { operationId: 'listPets', responses: {} }, post: { operationId: 'addPet', responses: {} } } },
};

test('count prints the number of operations', async () => {
  const folder = folderWith({ 'api.json': JSON.stringify(description), 'broken.json': '{}' });
  expect(await callForgespec(folder, 'count', 'api.json')).toMatchObject({ code: 0, stdout: '2\\n' });
  expect(await callForgespec(folder, 'count', 'broken.json')).toMatchObject({ code: 1, stdout: '' });
});
`,
  },
  updates: ['test/config/schema.test.ts'],
  tests: ['test/command-line/count.test.ts', 'test/command-line/help.test.ts'],
};
