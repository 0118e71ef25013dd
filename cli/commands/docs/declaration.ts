import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { optional, withDefault } from '../../options/option-kinds.ts';
import { filePath } from '../../options/value-kinds.ts';
import { site } from '../../options/site-option.ts';
import { changelogOfTags, code, spec, tagPrefix } from '../../options/shared-options.ts';

export type DocsCommandOptions = OptionsOf<typeof docsDeclaration>;

export const docsDeclaration = declareCommand({
  name: 'docs',
  words: 'build a site with the reference; browsers can open its files without a network',
  section: { key: 'docs', words: 'Options of `forgespec docs`.' },
  options: {
    spec,
    out: withDefault(
      '<folder>',
      'the folder to write to: a new or empty folder, or the folder of an earlier run',
      'reference',
      filePath,
    ),
    code,
    calls: optional('<file>', 'the log of a mock; the coverage page counts the responses in this log', filePath),
    contract: optional(
      '<file>',
      'the journal of a contract run (--report ndjson=FILE); the coverage page shows the results of this run',
      filePath,
    ),
    changelog: changelogOfTags,
    tagPrefix,
    site,
    ...descriptionOptions,
  },
  examples: [
    { args: '', words: 'write the reference to reference/; open reference/index.html' },
    { args: '--out dist/docs --code @example/sdk', words: 'let the samples import from a published package' },
    { args: '--contract run.ndjson', words: 'show the results of a contract run on the coverage page' },
  ],
});
