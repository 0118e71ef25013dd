import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { flag } from '../../options/option-kinds.ts';

export type ConfigCommandOptions = OptionsOf<typeof configDeclaration>;

export const configDeclaration = declareCommand({
  name: 'config',
  words: 'print the values of all options, and the origin of each: a flag, a line of the config, or the default',
  options: {
    json: flag('print JSON'),
  },
  examples: [
    { args: '', words: 'print the options of all commands' },
    { args: 'mock --port 4020', words: 'print the options that `forgespec mock --port 4020` would use' },
    { args: '--json', words: 'print JSON for other programs' },
  ],
});
