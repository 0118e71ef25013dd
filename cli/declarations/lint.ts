import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { remotes, rules, spec } from '../options/shared-options.ts';

export type LintCommandOptions = OptionsOf<typeof lintDeclaration>;

export const lintDeclaration = declareCommand({
  name: 'lint',
  words: 'check the description against the rules of redocly.yaml',
  section: { key: 'rules', words: 'The rules of `forgespec lint`.' },
  options: {
    spec,
    rules,
    remotes,
  },
});
