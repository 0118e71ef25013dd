import type { VersionChange } from '@forgespec/description/version-changes';
import { causeKey, causeSentence, operationText } from '../cause.ts';
import { type Change, changeLevels } from '../change.ts';
import { changelogHeading, changelogHeadings, type ChangelogHeading } from './changelog-heading.ts';
import { migrationNote } from './migration-note.ts';

/** A line of a changelog entry. */
export interface ChangelogItem extends VersionChange {
  readonly heading: ChangelogHeading;
  /** The title of the area that all operations of the line belong to. If there are several areas, the title is {@link wholeApi}. */
  readonly area: string;
}

/** The title for all changes that do not belong to exactly one area. */
export const wholeApi = 'API';

/**
 * Returns the changelog lines for the users of an API, in the order of the headings. The lines contain the changes of the API. They also
 * contain breaking changes of the generated client, such as a renamed method. A change of the client is left out if a change of the API has
 * the same cause, or if a breaking change of the API affects the same operation. Changes of the documentation are left out.
 *
 * @param areaOf returns the title of the area of an operation. The argument is the operation: `GET /pets`.
 */
export function changelogItems(
  changes: readonly Change[],
  areaOf: (operation: string) => string | undefined,
): readonly ChangelogItem[] {
  const client = changes.filter(({ subject, level }) => subject === 'sdk' && level === 'breaking');
  const api = changes.filter(({ subject }) => subject === 'api');
  const effects = new Map(api.map((change) => [change, client.find((other) => haveSameCause(change, other))]));
  const explained = new Set([...effects.values()].map((change) => change?.message));
  const broken = brokenOperations(api);
  const own = client.filter(
    ({ message, operation }) => !explained.has(message) && !broken.has(operationText({ operation }) ?? ''),
  );
  const groups = Map.groupBy([...api, ...own], causeKey);
  return [...groups.values()]
    .flatMap((equal) => {
      const effect = equal.map((change) => effects.get(change)).find((change) => change !== undefined);
      return itemOf(equal, effect, areaOf) ?? [];
    })
    .toSorted(byHeadingAndText);
}

/**
 * Returns the operations that have a breaking change of the API. Changes of the whole API, such as a changed security scheme, are left out.
 * So they do not hide changes of the whole client.
 */
const brokenOperations = (changes: readonly Change[]): ReadonlySet<string> =>
  new Set(
    changes.flatMap(({ level, operation }) => (level === 'breaking' ? (operationText({ operation }) ?? []) : [])),
  );

/**
 * Returns the line for changes with the same cause. Returns undefined if a changelog does not contain such changes.
 *
 * @param effect the change of the client that has the same cause.
 */
function itemOf(
  equal: readonly Change[],
  effect: Change | undefined,
  areaOf: (operation: string) => string | undefined,
): ChangelogItem | undefined {
  const [change] = equal.toSorted((a, b) => changeLevels.indexOf(a.level) - changeLevels.indexOf(b.level));
  const heading = change === undefined ? undefined : changelogHeading(change);
  if (change === undefined || heading === undefined) return undefined;
  const operations = [...new Set(equal.map(operationText))].filter((name) => name !== undefined).toSorted();
  const [area = wholeApi, ...others] = new Set(operations.map((name) => areaOf(name) || wholeApi));
  const isClient = change.subject === 'sdk';
  return {
    heading,
    area: others.length === 0 ? area : wholeApi,
    isBreaking: change.level === 'breaking',
    operations,
    message: isClient ? `In TypeScript: ${change.message}` : capitalized(causeSentence(change)),
    migration: isClient ? undefined : migrationNote(change, effect),
  };
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns true if a change of the API may break callers, and a change of the generated client affects the same part of the description. */
function haveSameCause(change: Change, client: Change): boolean {
  const mayBreak = change.level === 'breaking' || change.level === 'warning';
  if (!mayBreak || operationText(change) !== operationText(client)) return false;
  if (client.pointer === change.pointer) return true;
  const [a, b] = [client.base, change.base];
  return a !== null && b !== null && a.file === b.file && a.line === b.line;
}

function byHeadingAndText(a: ChangelogItem, b: ChangelogItem): number {
  const [first, second] = [a, b].map(({ heading, area, isBreaking, operations, message }) => [
    String(changelogHeadings.indexOf(heading)),
    area === wholeApi ? '' : area,
    isBreaking ? '0' : '1',
    operations.join(),
    message,
  ]);
  for (const [index, text] of (first ?? []).entries()) {
    const other = second?.[index] ?? '';
    if (text !== other) return text < other ? -1 : 1;
  }
  return 0;
}
