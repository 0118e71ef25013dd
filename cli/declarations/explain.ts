import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { positional } from '../options/option-kinds.ts';

export type ExplainCommandOptions = OptionsOf<typeof explainDeclaration>;

export const explainDeclaration = declareCommand({
  name: 'explain',
  words: 'explain the code of a message',
  options: { code: positional('[code]', 'the code; all codes if it is missing') },
  examples: [
    { args: '', words: 'list all codes' },
    { args: 'pattern-unsupported', words: 'explain one code' },
  ],
});
