import { isJsonObject } from '../../1-load/json.ts';
import type { Area, Chapter } from '../api.ts';
import type { BuildContext } from './context.ts';
import { readArray, readString } from './read.ts';

/** Builds a chapter for each tag that has a description but no operations. */
export function buildChapters(areas: readonly Area[], { document }: BuildContext): Chapter[] {
  const areaTitles = new Set(areas.map(({ title }) => title));
  return readArray(document, 'tags')
    .filter(isJsonObject)
    .flatMap((tag) => {
      const [title, text] = [readString(tag, 'name'), readString(tag, 'description')];
      return title === undefined || text === undefined || areaTitles.has(title) ? [] : [{ title, text }];
    });
}
