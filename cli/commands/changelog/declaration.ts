import { hasDateFormat as isCalendarDay } from '@forgespec/templates/validators/formats/date';
import { InvalidArgumentError } from 'commander';
import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { flag, optional, optionalForRun, positional } from '../../options/option-kinds.ts';
import { specFlag, tagPrefix } from '../../options/shared-options.ts';
import { filePath } from '../../options/value-kinds.ts';

export type ChangelogCommandOptions = OptionsOf<typeof changelogDeclaration>;

const date = {
  parse(text: string): string {
    if (isCalendarDay(text)) return text;
    throw new InvalidArgumentError('Write a date such as 2026-11-23.');
  },
};

export const changelogDeclaration = declareCommand({
  name: 'changelog',
  words: 'write the changes of the description as an entry of a changelog, with migration notes',
  section: { key: 'changelog', words: 'The options of `forgespec changelog`.' },
  options: {
    base: positional(
      '[base]',
      'the old description: a file, a URL, or REV:path of a git revision (default: the last git tag of a version, otherwise the last commit)',
    ),
    revision: positional('[revision]', 'the new description, in the same notation (default: --spec)'),
    spec: specFlag,
    output: optional(
      '<file>',
      'the changelog to which the entry is added, such as CHANGELOG.md; existing lines are kept (default: print the entry)',
      filePath,
    ),
    tags: flag('write one entry for each git tag of a version, and one for the changes since the last tag'),
    tagPrefix,
    date: optionalForRun(
      '<date>',
      'the date of the entry (default: the date of the git revision, otherwise today)',
      date,
    ),
    ...descriptionOptions,
  },
  examples: [
    { args: '', words: 'print the changes since the last tag' },
    { args: '--output CHANGELOG.md', words: 'add the changes since the last tag to a changelog' },
    { args: '--tags --output CHANGELOG.md', words: 'add an entry for each tag' },
  ],
  notes: `
The title of the entry is the version in info.version. If this version is missing or has not changed, the title is Unreleased.`,
});
