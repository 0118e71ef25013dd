import type { ReferenceLink, PageTarget } from '../content/content.ts';
import type { FindTarget } from '../content/text-links.ts';
import { slug } from '../reference-address.ts';

/** The functions that write the links of one page. */
export interface PageWriter {
  /** Returns the address of a target, relative to the page. */
  href(target: PageTarget): string;
  /** Returns the address of a link in a text of the description. */
  textHref(url: string): string;
  /** Returns the anchor of a heading in a text of the description. Each heading of a page has a different anchor. */
  headingId(title: string): string;
}

/**
 * Returns the functions for a page.
 *
 * @param path the path of the page, without extension.
 * @param extension the extension of the pages: `.html` or `.md`.
 */
export function createPageWriter(path: string, extension: string, findTarget: FindTarget): PageWriter {
  const root = rootOf(path);
  const taken = new Map(ownAnchors.map((anchor) => [anchor, 1]));
  const href = (target: PageTarget): string => {
    if ('url' in target) return target.url;
    // The headings of a Markdown page have no fixed anchors.
    const fragment = target.anchor === undefined || extension === '.md' ? '' : `#${target.anchor}`;
    return `${root}${encodeURI(target.page)}${extension}${fragment}`;
  };
  return {
    href,
    textHref(url) {
      const target = findTarget(url);
      return target === undefined ? url : href(target);
    },
    headingId(title) {
      const wanted = slug(title) || 'section';
      const count = (taken.get(wanted) ?? 0) + 1;
      taken.set(wanted, count);
      return count === 1 ? wanted : `${wanted}-${count}`;
    },
  };
}

/** The anchors of the sections that a page can have besides the headings of its texts. */
const ownAnchors = [
  'body',
  'cookie',
  'credentials',
  'guides',
  'header',
  'operations',
  'path',
  'query',
  'responses',
  'servers',
  'try',
];

/** Returns the address of the root of the site, relative to a page: `../../` for `operations/pets/list`. */
export const rootOf = (path: string): string => '../'.repeat(path.split('/').length - 1);

/** Returns the method and the path of an operation as one text. */
export const requestLine = ({ request }: Pick<ReferenceLink, 'request'>): string =>
  request === undefined ? '' : `${request.method} ${request.path}`;
