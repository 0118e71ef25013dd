import { operationAddress, tagAddress } from '../reference-address.ts';
import type { PageTarget } from './content.ts';
import { pageTarget } from './site-map.ts';
import type { PageContext } from './page-context.ts';

/** Returns the target of a link in a text of the description. Returns undefined if the link does not lead to a part of the reference. */
export type FindTarget = (url: string) => PageTarget | undefined;

/**
 * Returns a function that finds the pages for links to parts of the one-page reference: `#/pets`, `#/pets/listpets`, and the notations of
 * Redoc, such as `#tag/pets` and `#operation/listPets`.
 */
export function createFindTarget({ api, map }: Pick<PageContext, 'api' | 'map'>): FindTarget {
  const known = new Map<string, PageTarget>();
  for (const chapter of api.chapters) {
    known.set(tagAddress(chapter), map.guide(chapter).to);
    known.set(`#tag/${chapter.title}`, map.guide(chapter).to);
  }
  for (const area of api.areas) {
    known.set(tagAddress(area), map.area(area).to);
    known.set(`#tag/${area.title}`, map.area(area).to);
    for (const operation of area.operations) {
      const { to } = map.operation(operation);
      known.set(operationAddress(area, operation), to);
      known.set(`#operation/${operation.id}`, to);
      known.set(`#tag/${area.title}/operation/${operation.id}`, to);
    }
  }
  return (url) => {
    if (!url.startsWith('#')) return undefined;
    return known.get(url) ?? sectionTarget(url, known);
  };
}

/** Returns the target of a link to a heading inside a chapter: the page of the chapter, with the heading as its anchor. */
function sectionTarget(url: string, known: ReadonlyMap<string, PageTarget>): PageTarget | undefined {
  const end = url.lastIndexOf('/');
  const chapter = end <= 1 ? undefined : known.get(url.slice(0, end));
  return chapter !== undefined && 'page' in chapter ? pageTarget(chapter.page, url.slice(end + 1)) : undefined;
}
