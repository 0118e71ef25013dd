import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { followReferences, operationsOf } from '@forgespec/description/openapi';
import { type ChangelogEntry, unreleased } from '@forgespec/diff/release/changelog-entry';
import { changelogItems } from '@forgespec/diff/release/changelog-items';
import type { ReservedNames } from '@forgespec/model/names';
import { printableLine } from '@forgespec/description/diagnostics';
import { CommandError } from './command-error.ts';
import { compareSides } from './compare-sides.ts';
import { describedTags } from './described-tags.ts';
import { type DiffSide, openDiffSide } from './open-diff-side.ts';
import type { InputOptions } from './open-input.ts';

/**
 * Returns a changelog entry for each git tag of a version, and an entry for the changes since the last tag. The newest entry is first.
 *
 * @param tagPrefix the text before the version in the names of tags.
 * @param reserved the names that the descriptions must not use.
 * @throws {CommandError} if no tag of a version contains the description.
 */
export async function entriesOfTags(
  options: InputOptions,
  tagPrefix: string | undefined,
  reserved: ReservedNames,
): Promise<readonly ChangelogEntry[]> {
  const tags = await describedTags(options, tagPrefix, 'all');
  if (tags.length === 0) {
    const fix = 'Create a tag such as v1.0.0, or name the prefix of the tags with --tag-prefix.';
    throw new CommandError(`No git tag of a version contains ${printableLine(options.spec)}.\nfix: ${fix}`, 2);
  }
  const entries: ChangelogEntry[] = [];
  let old: DiffSide | undefined;
  for (const { version, date, side } of tags) {
    const items = old === undefined ? [firstItem(side)] : await itemsBetween(old, side, reserved);
    entries.unshift({ title: version, date, items });
    old = side;
  }
  if (old === undefined) return entries;
  const latest = await itemsBetween(old, await openDiffSide(options.spec, options, 'changelog'), reserved);
  return latest.length === 0 ? entries : [{ title: unreleased, date: undefined, items: latest }, ...entries];
}

function firstItem({ description }: DiffSide): ChangelogEntry['items'][number] {
  const number = areaTitles(description.document).size;
  const operations = number === 1 ? 'one operation' : `${number} operations`;
  const message = `The first version, with ${operations}.`;
  return { heading: 'Added', area: 'API', isBreaking: false, operations: [], message, migration: undefined };
}

/**
 * Returns the changelog items for the changes between two descriptions.
 *
 * @param reserved the names that the descriptions must not use.
 */
export async function itemsBetween(
  old: DiffSide,
  next: DiffSide,
  reserved: ReservedNames,
): Promise<ChangelogEntry['items']> {
  const { changes } = await compareSides(old, next, ['api', 'sdk'], reserved);
  const titles = [next, old].map(({ description }) => areaTitles(description.document));
  return changelogItems(changes, (operation) => titles.map((known) => known.get(operation)).find(Boolean));
}

/**
 * Returns a map from operations to their first tags. A key consists of the method and the path: `GET /pets`. If an operation has no tags,
 * its value in the map is an empty string.
 */
function areaTitles(document: JsonObject): ReadonlyMap<string, string> {
  const { paths } = document;
  const titles = new Map<string, string>();
  for (const [path, item] of Object.entries(isJsonObject(paths) ? paths : {})) {
    const target = followReferences(document, item);
    if (!isJsonObject(target)) continue;
    for (const [method, { tags }] of operationsOf(target)) {
      const [first] = Array.isArray(tags) ? tags : [];
      titles.set(`${method.toUpperCase()} ${path}`, typeof first === 'string' ? first : '');
    }
  }
  return titles;
}
