import { isPlural, nounsKey, wordsOf } from './words.ts';

/** A segment of a path template. */
export interface PathName {
  /** The text of the segment without a file extension, or the name of the parameter. */
  readonly text: string;
  readonly isParameter: boolean;
}

/** A path template without the segments that say nothing about the operation. */
export interface NamedPath {
  readonly segments: readonly PathName[];
  /** True if the path ends with a parameter. */
  readonly isItem: boolean;
  /** True if the description also has a path with one additional segment, and this segment is a parameter. */
  readonly hasItems: boolean;
  /** True if the description has a path that continues this path, or another operation at this path. */
  readonly hasOthers: boolean;
}

/**
 * Creates a function that reads a path template. Left out are the segments that are equal at the start of all paths, and versions such as
 * `v1` and the segment `api` at the start.
 *
 * @param paths the paths of all operations. The path of each operation is in the list once.
 */
export function pathReader(paths: readonly string[]): (path: string) => NamedPath {
  const all = new Map(paths.map((path) => [path, segmentsOf(path)]));
  const common = commonStart([...all.values()]);
  const uses = new Map<string, number>();
  const itemPaths = new Set<string>();
  for (const path of paths) {
    const keys = (all.get(path) ?? []).map(keyOf);
    for (const length of keys.keys()) count(keys.slice(0, length + 1).join('/'), uses);
    if (keys.at(-1) === '{}') itemPaths.add(keys.slice(0, -1).join('/'));
  }
  return (path) => {
    const segments = all.get(path) ?? segmentsOf(path);
    const key = segments.map(keyOf).join('/');
    return {
      segments: withoutVersion(segments.slice(common)),
      isItem: segments.at(-1)?.isParameter === true,
      hasItems: itemPaths.has(key),
      hasOthers: (uses.get(key) ?? 0) > 1,
    };
  };
}

const count = (key: string, uses: Map<string, number>): void => void uses.set(key, (uses.get(key) ?? 0) + 1);

const keyOf = ({ text, isParameter }: PathName): string => (isParameter ? '{}' : text);

/** Splits a path. A text after a parameter in the same segment, such as `:cancel` in `{name}:cancel`, becomes another segment. */
export const segmentsOf = (path: string): PathName[] =>
  path
    .split(/[/#]|(?<=\}):/u)
    .filter((text) => text !== '')
    .map((text) => {
      const name = text.replaceAll(/\.?\{[^{}]*\}|\.(?:json|xml|yaml|csv)$/gu, '');
      const parameter = /\{([^{}]*)\}/u.exec(text)?.[1];
      if (parameter !== undefined && wordsOf(name).length === 0) return { text: parameter, isParameter: true };
      return { text: name, isParameter: false };
    })
    .filter(({ text, isParameter }) => isParameter || wordsOf(text).length > 0);

/** Returns the number of segments with which all paths begin. At least one name of each path remains. */
function commonStart(paths: readonly (readonly PathName[])[]): number {
  const others = paths.filter((segments) => segments.length > 0);
  const [first = []] = others;
  const differs = first.findIndex(
    (segment, index) =>
      segment.isParameter ||
      others.some(
        (other) =>
          other[index]?.text !== segment.text || other.slice(index + 1).every(({ isParameter }) => isParameter),
      ),
  );
  return Math.max(differs, 0);
}

function withoutVersion(segments: readonly PathName[]): readonly PathName[] {
  const first = segments.findIndex(
    ({ text, isParameter }) => isParameter || !/^(?:api|rest|v?\d+(?:[._-]\d+)*(?:alpha\d*|beta\d*)?)$/iu.test(text),
  );
  return first === -1 || segments.slice(first).every(({ isParameter }) => isParameter)
    ? segments
    : segments.slice(first);
}

/** Returns the texts of the segments that are not parameters. */
export const namesIn = (segments: readonly PathName[]): string[] =>
  segments.filter(({ isParameter }) => !isParameter).map(({ text }) => text);

/**
 * Returns the segments after the segment that has the name of an area. Returns undefined if the path has no such segment. Singular and
 * plural count as equal.
 */
export function segmentsAfter(area: string, segments: readonly PathName[]): readonly PathName[] | undefined {
  const key = nounsKey(wordsOf(area));
  const index = segments.findIndex(({ text, isParameter }) => !isParameter && nounsKey(wordsOf(text)) === key);
  return index === -1 ? undefined : segments.slice(index + 1);
}

/** Returns true if a segment names a collection, such as `payment_methods`. */
export const isCollectionName = (text: string): boolean => isPlural(wordsOf(text));
