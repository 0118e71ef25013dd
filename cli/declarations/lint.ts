import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { optional } from '../options/option-kinds.ts';
import { text } from '../options/option-values.ts';
import { remotes, spec } from '../options/shared-options.ts';

export type LintCommandOptions = OptionsOf<typeof lintDeclaration>;

export const lintDeclaration = declareCommand({
  name: 'lint',
  words: 'check the description against the rules of redocly.yaml',
  options: {
    spec,
    config: optional(
      '<file>',
      'the rules (default: redocly.yaml, or the recommended rules of Redocly if that file does not exist)',
      text,
    ),
    remotes,
  },
});
