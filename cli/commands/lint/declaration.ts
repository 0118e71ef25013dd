import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { flag } from '../../options/option-kinds.ts';
import {
  maxWarnings,
  reportFormat,
  rules,
  severities,
  spec,
  stdinFilename,
  strict,
} from '../../options/shared-options.ts';

export type LintCommandOptions = OptionsOf<typeof lintDeclaration>;

export const lintDeclaration = declareCommand({
  name: 'lint',
  words:
    'report all problems of the description: those that prevent generation, and those that the rules of redocly.yaml find',
  section: { key: 'rules', words: 'The rules of `forgespec lint` and `forgespec generate`, and options of `lint`.' },
  options: {
    spec,
    stdinFilename,
    rules,
    severities,
    ...descriptionOptions,
    format: reportFormat('stdout'),
    all: flag('print each warning and note in full; by default, all with the same code are printed as one block'),
    quiet: flag('print neither warnings nor notes, only their number'),
    strict,
    maxWarnings,
    fix: flag(
      'correct the problems whose fix is an edit at the reported line, such as a misspelt key; comments and formatting are kept',
    ),
  },
  examples: [
    { args: 'petstore.yaml', words: 'check a description: a file, a URL, or `-` for standard input' },
    { args: '--fix', words: 'correct misspelt keys and similar problems, then report the others' },
    { args: '--format github --strict', words: 'annotate the lines of a pull request, and fail on warnings' },
  ],
});
