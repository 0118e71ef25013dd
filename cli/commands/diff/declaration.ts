import type { ChangeLevel } from '@forgespec/diff/change';
import {
  changeGroupings,
  changeLevelNames,
  changeSubjectNames,
  diffFormatNames,
} from '../../formats/diff-format-names.ts';
import type { CommandOption } from '../../options/command-option.ts';
import { declareCommand, type OptionsOf } from '../../options/declare-command.ts';
import { descriptionOptions } from '../../options/description-options.ts';
import { optional, optionalForRun, positional, withDefault, withoutFlag } from '../../options/option-kinds.ts';
import { specFlag } from '../../options/shared-options.ts';
import { anyText, filePath, oneOfNames, someOf } from '../../options/value-kinds.ts';

export type DiffCommandOptions = OptionsOf<typeof diffDeclaration>;

/**
 * A map from the ids of changes to levels. The schema allows any id, because the list of all ids is loaded only when the command runs. The
 * command then checks the ids.
 */
const levels: CommandOption<Readonly<Record<string, ChangeLevel>>> = {
  declare: withoutFlag,
  initial: () => ({}),
  setting: {
    schema: {
      description: 'The levels of changes by their ids, such as `request-parameter-removed: breaking`.',
      type: 'object',
      additionalProperties: { type: 'string', enum: changeLevelNames },
    },
    read: (value) =>
      Object.fromEntries(
        Object.entries(value ?? {}).map(([id, level]) => [
          id,
          changeLevelNames.find((known) => known === level) ?? 'breaking',
        ]),
      ),
  },
};

export const diffDeclaration = declareCommand({
  name: 'diff',
  words:
    'compare two versions of the description: list the changes that break callers or servers, with example values as proof',
  section: { key: 'diff', words: 'The options of `forgespec diff`.' },
  options: {
    base: positional(
      '[base]',
      'the old description: a file, a URL, REV:path of a git revision, or REV: for the same path in a revision (default: the description of the last commit)',
    ),
    revision: positional('[revision]', 'the new description, in the same notation (default: --spec)'),
    spec: specFlag,
    pairs: optionalForRun(
      '<file>',
      'compare many pairs: each line of the file has a base, a tab and a revision; prints one JSON document for each line',
      anyText,
    ),
    format: optionalForRun(
      '<format>',
      `the format of the changes: ${diffFormatNames.join(', ')} (default: text)`,
      oneOfNames(diffFormatNames),
    ),
    groupBy: withDefault(
      '<grouping>',
      'cause: print a changed component once, with its operations; operation: print each change of each operation',
      'cause',
      oneOfNames(changeGroupings),
    ),
    failOn: optional(
      '<change-level>',
      'exit with 1 if there is a change of this level or of a stronger one: breaking or warning',
      oneOfNames(['breaking', 'warning']),
    ),
    subjects: optional(
      '<subjects>',
      'compare only these, separated by commas: api, sdk (the generated client), handlers (default: all; with --pairs: api)',
      someOf(changeSubjectNames),
    ),
    levels,
    accepted: optional(
      '<file>',
      'a YAML file with accepted changes, which are not reported; each has id and reason, and optionally operation, pointer and expires',
      filePath,
    ),
    ...descriptionOptions,
  },
  examples: [
    { args: '', words: 'compare the working tree with the last commit' },
    {
      args: 'main: --fail-on breaking',
      words: 'compare with a branch, and exit with 1 if something breaks',
    },
    { args: 'old.yaml new.yaml --format markdown', words: 'compare two files, and print a text for a pull request' },
  ],
  notes: `
Exit codes: 0 the descriptions were compared, 1 because of --fail-on, 2 they could not be compared.`,
});
