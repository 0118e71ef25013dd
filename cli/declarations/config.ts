import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { flag } from '../options/option-kinds.ts';

export type ConfigCommandOptions = OptionsOf<typeof configDeclaration>;

export const configDeclaration = declareCommand({
  name: 'config',
  words: 'print the values of all options, and the origin of each: a flag, a line of the config, or the default',
  options: {
    json: flag('print JSON'),
  },
  notes: `
Examples:
  forgespec config                       the options of all commands
  forgespec config mock --port 4020      the options of this call of \`forgespec mock\``,
});
