import { isJsonObject } from '@forgespec/description/json';
import type { Area, Chapter } from '../api.ts';
import type { BuildContext } from './context.ts';
import { readArray, readString } from './read.ts';
import { isLabel } from './tag-kind.ts';
import { parentTags } from './tag-parents.ts';

/**
 * Builds the chapters of the generated guide. A tag becomes a chapter if it has a description, has no operations, and
 * is not a label ({@link isLabel}).
 */
export function buildChapters(areas: readonly Area[], { document }: BuildContext): Chapter[] {
  const areaTitles = new Set(areas.map(({ title }) => title));
  return readArray(document, 'tags')
    .filter(isJsonObject)
    .flatMap((tag) => {
      const [title, text] = [readString(tag, 'name'), readString(tag, 'description')];
      if (title === undefined || text === undefined || areaTitles.has(title) || isLabel(tag)) return [];
      return [{ title, text, parents: parentTags(title, document) }];
    });
}
