import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { dateOfRevision } from '@forgespec/diff/release/git-tags';
import { type ChangelogEntry, renderEntry, unreleased } from '@forgespec/diff/release/changelog-entry';
import { changelogStart, withEntry } from '@forgespec/diff/release/changelog-file';
import { describedVersion } from '@forgespec/diff/release/version-changes';
import { isFetched, printableLine } from '@forgespec/description/diagnostics';
import type { ReservedNames } from '@forgespec/model/names';
import { editableText, replaceFile, withLineEnds } from '@forgespec/description/files';
import type { ChangelogCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { describedTags } from '../described-tags.ts';
import { entriesOfTags, itemsBetween } from '../entries-of-tags.ts';
import { type DiffSide, inLastCommit, inRevision, openDiffSide } from '../open-diff-side.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { withProgress } from '../progress.ts';

/** Runs `forgespec changelog`. Returns the exit code. */
export async function changelogCommand(options: ChangelogCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  if (options.tags && (options.base !== undefined || options.revision !== undefined)) {
    const fix = 'Omit --tags, or omit the arguments base and revision.';
    throw new CommandError(`With --tags, the tags determine the descriptions to compare.\nfix: ${fix}`, 2);
  }
  const reserved = await reservedNamesOf(outputs);
  const entries = await withProgress('comparing', () =>
    options.tags ? entriesOfTags(options, options.tagPrefix, reserved) : entryOfRevision(options, reserved),
  );
  if (options.output !== undefined) addToFile(options.output, entries);
  else if (options.tags) process.stdout.write([changelogStart, ...entries.map(renderEntry)].join('\n'));
  else process.stdout.write(entries.map(renderEntry).join('\n'));
  return 0;
}

/** Returns the entry for the changes between two descriptions. */
async function entryOfRevision(
  options: ChangelogCommandOptions,
  reserved: ReservedNames,
): Promise<readonly ChangelogEntry[]> {
  const { revision = options.spec, date } = options;
  const old = await openBase(options);
  const next = await openDiffSide(revision, options, 'changelog');
  const title = titleOf(old, next);
  const items = await itemsBetween(old, next, reserved);
  const today = new Date().toISOString().slice(0, 10);
  const ofVersion = date ?? (await dateOfRevision(revision)) ?? today;
  return [{ title, date: title === unreleased ? date : ofVersion, items }];
}

async function openBase(options: ChangelogCommandOptions): Promise<DiffSide> {
  if (options.base !== undefined) return openDiffSide(options.base, options, 'changelog');
  if (isFetched(options.spec)) return openDiffSide(inLastCommit(options.spec), options, 'changelog');
  const [last] = (await describedTags(options, options.tagPrefix, 'last')).toReversed();
  const name = last === undefined ? 'HEAD' : last.name;
  note(`Compared with ${last === undefined ? 'the last commit' : `the tag ${name}`}.`);
  return last?.side ?? openDiffSide(inRevision(name, options.spec), options, 'changelog');
}

/**
 * Returns the version of the new description. If the new description has no version, or the same version as the old
 * description, returns `Unreleased`.
 */
function titleOf(old: DiffSide, next: DiffSide): string {
  const [before, after] = [old, next].map(({ description }) => describedVersion(description).version.trim());
  return after === undefined || after === '' || before === after ? unreleased : after;
}

function addToFile(file: string, entries: readonly ChangelogEntry[]): void {
  const path = resolve(file);
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  if (bytes === undefined && !existsSync(dirname(path))) {
    throw new CommandError(`The folder of ${printableLine(file)} does not exist.\nfix: Create it.`, 2);
  }
  const added = entries.filter(({ items }) => items.length > 0);
  const { text: before, encode } = editableText(bytes ?? new Uint8Array());
  const text = withLineEnds(before, (plain) =>
    added.toReversed().reduce((changed, entry) => withEntry(changed, renderEntry(entry)), plain),
  );
  if (added.length > 0 && text !== before) {
    const content = encode(text);
    if (content === undefined)
      throw new CommandError(`${printableLine(file)} is not UTF-8 text.\nfix: Convert it to UTF-8.`, 2);
    replaceFile(path, content, bytes ?? 'missing');
  }
  const titles = added.map(({ title }) => printableLine(title)).join(', ');
  const result =
    added.length === 0 ? 'no changes' : text === before ? `already contains ${titles}` : `now contains ${titles}`;
  process.stdout.write(`${printableLine(file)}: ${result}\n`);
}

const note = (text: string): void => void process.stderr.write(`${printableLine(text)}\n`);
