import type { Recipe } from './recipe.ts';

/** An option of `lint`: it prints only the number of problems. */
export const commandOption: Recipe = {
  section: 'Add an option or a key of the config',
  edits: [
    {
      file: 'cli/commands/lint/declaration.ts',
      find: `    quiet: flag(`,
      replace: `    brief: flag('print only the number of problems'),\n    quiet: flag(`,
    },
    {
      file: 'cli/commands/lint/run.ts',
      find: `if (format === 'text') printText`,
      replace: `if (options.brief) process.stdout.write(\`\${diagnostics.length} problems\\n\`);\n  else if (format === 'text') printText`,
    },
  ],
  files: {
    'test/command-line/brief.test.ts': `import { expect, test } from 'vitest';
import { callForgespec } from '../config/call-forgespec.ts';
import { folderWith } from '../folder-with.ts';

test('lint --brief prints only the number of problems', async () => {
  const folder = folderWith({ 'openapi.json': '{}' });
  const { stdout } = await callForgespec(folder, 'lint', 'openapi.json', '--brief');
  expect(stdout).toMatch(/^[0-9]+ problems$/mu);
});
`,
  },
  tests: ['test/command-line/brief.test.ts', 'test/config/schema.test.ts'],
};
