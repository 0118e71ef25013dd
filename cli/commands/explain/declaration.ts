import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { flag, positional } from '../../options/option-kinds.ts';

export type ExplainCommandOptions = OptionsOf<typeof explainDeclaration>;

export const explainDeclaration = declareCommand({
  name: 'explain',
  words: 'explain the code of a message, or the id of a change of the description, with an example',
  options: {
    code: positional(
      '[code]',
      'the code of the message, the name of a rule, or the id of a change that diff reports; without this argument, all codes are listed',
    ),
    json: flag('print JSON'),
  },
  examples: [
    { args: '', words: 'list all codes' },
    { args: 'path-ambiguous', words: 'explain one code' },
    { args: 'request-property-removed', words: 'explain a change, and the ways to accept it' },
  ],
  notes: `
To ignore a warning, or a finding of a rule, write a comment in the line of the problem or in the line above:
  # forgespec-ignore CODE: reason
This is not possible in JSON files, because JSON has no comments.`,
});
