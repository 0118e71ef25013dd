import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { positional } from '../options/option-kinds.ts';

export type ExplainCommandOptions = OptionsOf<typeof explain>;

export const explain = declareCommand({
  name: 'explain',
  words: 'say what the code of a message means',
  options: { code: positional('[code]', 'the code; all of them when absent') },
});
