import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { optionalForRun, positional } from '../../options/option-kinds.ts';
import { filePath } from '../../options/value-kinds.ts';

export type PluginCommandOptions = OptionsOf<typeof pluginDeclaration>;

export const pluginDeclaration = declareCommand({
  name: 'plugin',
  words: 'create the package of a plugin: an output of your own for generate, with a test and a build',
  options: {
    action: positional('[action]', 'the word init', ['init']),
    name: positional(
      '[name]',
      'the name of the npm package: lower-case letters, digits and hyphens, with or without a scope',
    ),
    out: optionalForRun('<folder>', 'the folder to write to (default: the name, without its scope)', filePath),
  },
  examples: [
    { args: 'init branded-ids', words: 'write a plugin with the name branded-ids to branded-ids/' },
    { args: 'init @acme/forgespec-branded-ids --out .', words: 'write a plugin of the same name to this folder' },
  ],
  notes: `
The package has an output that works, a test with the test kit, and a build. No file is overwritten. docs/plugins.md explains the interface.`,
});
