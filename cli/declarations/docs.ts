import { declareCommand, type OptionsOf } from '../options/declare-command.ts';
import { optional, withDefault } from '../options/option-kinds.ts';
import { text } from '../options/option-values.ts';
import { code, remotes, spec } from '../options/shared-options.ts';

export type DocsCommandOptions = OptionsOf<typeof docsDeclaration>;

export const docsDeclaration = declareCommand({
  name: 'docs',
  words: 'build the reference and the pages around it as a folder that needs no network',
  options: {
    spec,
    out: withDefault('<folder>', 'where to write: a new or empty folder, or one of an earlier run', 'reference', text),
    code,
    calls: optional('<file>', 'log of a mock, whose responses the coverage page counts', text),
    contract: optional(
      '<file>',
      'journal of a contract run (--report ndjson=FILE), whose verdicts the coverage page shows',
      text,
    ),
    remotes,
  },
});
