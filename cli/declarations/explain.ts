import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { flag, positional } from '../options/option-kinds.ts';

export type ExplainCommandOptions = OptionsOf<typeof explainDeclaration>;

export const explainDeclaration = declareCommand({
  name: 'explain',
  words: 'explain the code of a message, with a wrong and a right example',
  options: {
    code: positional('[code]', 'the code of the message, or the name of a rule; without it, all codes are listed'),
    json: flag('print JSON'),
  },
  examples: [
    { args: '', words: 'list all codes' },
    { args: 'path-ambiguous', words: 'explain one code' },
  ],
  notes: `
To ignore a warning, or a finding of a rule, write a comment in its line or in the line above:
  # forgespec-ignore CODE: reason
JSON files have no comments.`,
});
