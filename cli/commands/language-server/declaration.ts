import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { flag } from '../../options/option-kinds.ts';
import { rules, severities, spec, strict } from '../../options/shared-options.ts';

export type LanguageServerCommandOptions = OptionsOf<typeof languageServerDeclaration>;

export const languageServerDeclaration = declareCommand({
  name: 'language-server',
  words: 'serve an editor: problems, completion, definitions, references and renaming, by the Language Server Protocol',
  options: {
    spec,
    rules,
    severities,
    strict,
    ...descriptionOptions,
    stdio: flag('use standard input and standard output, as without the flag; many editors pass it'),
  },
  examples: [
    { args: '', words: 'serve the description of the config; an editor starts this command in the project folder' },
    { args: '--spec petstore.yaml', words: 'serve another description' },
  ],
  notes: `
The command needs the package vscode-languageserver. examples/vscode has an extension for VS Code.`,
});
