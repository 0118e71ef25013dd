import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { dateOfRevision } from '@forgespec/diff/release/git-tags';
import { type ChangelogEntry, renderEntry, unreleased } from '@forgespec/diff/release/changelog-entry';
import { changelogStart, withEntry } from '@forgespec/diff/release/changelog-file';
import { changelogItems } from '@forgespec/diff/release/changelog-items';
import { describedVersion } from '@forgespec/diff/release/version-changes';
import { areaTitles } from '@forgespec/diff/release/area-titles';
import { printableLine } from '@forgespec/generator/diagnostics/printable';
import { isFetched } from '@forgespec/generator/source-file';
import { readSource } from '@forgespec/generator/read-file';
import { replaceFile } from '@forgespec/generator/replace-file';
import type { ChangelogCommandOptions } from '../declarations/changelog.ts';
import { CommandError } from './command-error.ts';
import { compareSides } from './compare-sides.ts';
import { describedTags } from './described-tags.ts';
import { type DiffSide, inLastCommit, inRevision, openDiffSide } from './open-diff-side.ts';
import { withProgress } from './progress.ts';

/** Runs `forgespec changelog`. Returns the exit code. */
export async function changelogCommand(options: ChangelogCommandOptions): Promise<number> {
  if (options.tags && (options.base !== undefined || options.revision !== undefined)) {
    const fix = 'Omit --tags, or omit the names.';
    throw new CommandError(`With --tags, the tags determine the descriptions to compare.\nfix: ${fix}`, 2);
  }
  const entries = await withProgress('comparing', () =>
    options.tags ? entriesOfTags(options) : entryOfRevision(options),
  );
  if (options.output !== undefined) await addToFile(options.output, entries);
  else if (options.tags) process.stdout.write([changelogStart, ...entries.map(renderEntry)].join('\n'));
  else process.stdout.write(entries.map(renderEntry).join('\n'));
  return 0;
}

/** Returns the entry for the changes between two descriptions. */
async function entryOfRevision(options: ChangelogCommandOptions): Promise<readonly ChangelogEntry[]> {
  const { revision = options.spec, date } = options;
  const old = await openBase(options);
  const next = await openDiffSide(revision, options);
  const title = titleOf(old, next);
  const items = await itemsBetween(old, next);
  const today = new Date().toISOString().slice(0, 10);
  const ofVersion = date ?? (await dateOfRevision(revision)) ?? today;
  return [{ title, date: title === unreleased ? date : ofVersion, items }];
}

async function openBase(options: ChangelogCommandOptions): Promise<DiffSide> {
  if (options.base !== undefined) return openDiffSide(options.base, options);
  if (isFetched(options.spec)) return openDiffSide(inLastCommit(options.spec), options);
  const [last] = (await describedTags(options, options.tagPrefix, 'last')).toReversed();
  const name = last === undefined ? 'HEAD' : last.name;
  note(`Compared with ${last === undefined ? 'the last commit' : `the tag ${name}`}.`);
  return last?.side ?? openDiffSide(inRevision(name, options.spec), options);
}

/** Returns an entry for each tag, and one for the changes since the last tag. The newest entry is first. */
async function entriesOfTags(options: ChangelogCommandOptions): Promise<readonly ChangelogEntry[]> {
  const tags = await describedTags(options, options.tagPrefix, 'all');
  if (tags.length === 0) {
    const fix = 'Create a tag such as v1.0.0, or name the prefix of the tags with --tag-prefix.';
    throw new CommandError(`No git tag of a version contains ${printableLine(options.spec)}.\nfix: ${fix}`, 2);
  }
  const entries: ChangelogEntry[] = [];
  let old: DiffSide | undefined;
  for (const { version, date, side } of tags) {
    const items = old === undefined ? [firstItem(side)] : await itemsBetween(old, side);
    entries.unshift({ title: version, date, items });
    old = side;
  }
  if (old === undefined) return entries;
  const latest = await itemsBetween(old, await openDiffSide(options.spec, options));
  return latest.length === 0 ? entries : [{ title: unreleased, date: undefined, items: latest }, ...entries];
}

function firstItem({ description }: DiffSide): ChangelogEntry['items'][number] {
  const number = areaTitles(description.document).size;
  const operations = number === 1 ? 'one operation' : `${number} operations`;
  const message = `The first version, with ${operations}.`;
  return { heading: 'Added', area: 'API', isBreaking: false, operations: [], message, migration: undefined };
}

async function itemsBetween(old: DiffSide, next: DiffSide): Promise<ChangelogEntry['items']> {
  const { changes } = await compareSides(old, next, ['api', 'sdk']);
  const titles = [next, old].map(({ description }) => areaTitles(description.document));
  return changelogItems(changes, (operation) => titles.map((known) => known.get(operation)).find(Boolean));
}

/** Returns the version of a description, or `Unreleased` if the base has the same version. */
function titleOf(old: DiffSide, next: DiffSide): string {
  const [before, after] = [old, next].map(({ description }) => describedVersion(description).version.trim());
  return after === undefined || after === '' || before === after ? unreleased : after;
}

async function addToFile(file: string, entries: readonly ChangelogEntry[]): Promise<void> {
  const path = resolve(file);
  let before = '';
  if (existsSync(path)) {
    const source = await readSource(path);
    if ('code' in source) throw new CommandError(`${source.message}\nfix: ${source.fix}`, 2);
    before = source.text;
  } else if (!existsSync(dirname(path))) {
    throw new CommandError(`The folder of ${printableLine(file)} does not exist.\nfix: Create it.`, 2);
  }
  const added = entries.filter(({ items }) => items.length > 0);
  const text = added.toReversed().reduce((changed, entry) => withEntry(changed, renderEntry(entry)), before);
  if (added.length > 0 && text !== before) replaceFile(path, text);
  const titles = added.map(({ title }) => printableLine(title)).join(', ');
  const result = added.length === 0 ? 'no changes' : text === before ? `already has ${titles}` : `has ${titles}`;
  process.stdout.write(`${printableLine(file)}: ${result}\n`);
}

const note = (text: string): void => void process.stderr.write(`${printableLine(text)}\n`);
