import { valueName } from '../../names/identifier.ts';
import type { BuildContext } from '../context.ts';
import type { FoundOperation } from '../find-operations.ts';
import { readTexts } from '../read.ts';
import { isLabel } from '../tag-kind.ts';
import { tagNamed } from '../tag-parents.ts';
import { namesIn, type NamedPath } from './named-path.ts';
import { wordsOf } from './words.ts';

/**
 * Returns the tag that groups an operation. This is the first tag that is not a label. A label is a tag that is declared with a `kind`
 * other than `nav` (OpenAPI 3.2), such as `audience`. If all tags of an operation are labels, the first label groups the operation. Returns
 * undefined if the operation has no tags.
 */
export function tagOf({ node }: FoundOperation, context: BuildContext): string | undefined {
  const tags = readTexts(node, 'tags').filter((tag) => tag !== '');
  return tags.find((tag) => !isLabel(tagNamed(tag, context.document))) ?? tags[0];
}

/**
 * Returns the text of the outermost area of each operation: its tag. If the operation has no tag, the text is the first segment of its path, or
 * the tag with the same name as this segment.
 */
export function areaTexts(
  operations: readonly FoundOperation[],
  paths: readonly NamedPath[],
  context: BuildContext,
): string[] {
  const tags = operations.map((operation) => tagOf(operation, context));
  const shorten = withoutVersion(tags.filter((tag) => tag !== undefined));
  const byName = new Map(tags.flatMap((tag) => (tag === undefined ? [] : [[valueName(tag).toLowerCase(), tag]])));
  return paths.map(({ segments }, index) => {
    const tag = tags[index];
    if (tag !== undefined) return shorten(tag);
    const [segment = 'default'] = namesIn(segments);
    return shorten(byName.get(valueName(segment).toLowerCase()) ?? segment);
  });
}

/** Returns the texts of the areas for a tag: `beta` and `agents` for `beta.agents`. Most tags are one area. */
export const areasOfTag = (tag: string): string[] =>
  /^\p{L}[^\s./]*(?:[./]\p{L}[^\s./]*)+$/u.test(tag) ? tag.split(/[./]/u) : [tag];

/**
 * Creates a function that leaves out the words with which all tags begin, if the last of these words has a digit. For example,
 * `Api20100401Message` becomes `Message`.
 */
function withoutVersion(tags: readonly string[]): (tag: string) => string {
  const all = [...new Set(tags)].map(wordsOf);
  const [first = []] = all;
  if (all.length < 2) return (tag) => tag;
  const differs = first.findIndex((word, index) =>
    all.some((other) => other[index] !== word || other.length === index + 1),
  );
  const length = first.slice(0, Math.max(differs, 0)).findLastIndex((word) => /\p{N}/u.test(word)) + 1;
  return length === 0 ? (tag) => tag : (tag) => wordsOf(tag).slice(length).join(' ');
}
