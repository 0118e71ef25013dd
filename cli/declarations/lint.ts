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
  examples: [
    { args: '', words: 'check spec/openapi.yaml, or the description of the config' },
    { args: '--spec petstore.yaml', words: 'check another description' },
    { args: '--rules strict.yaml', words: 'check with other rules' },
  ],
});
