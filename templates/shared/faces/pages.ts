/** Pages of lists: the numbers of pages, and the links between them in the header `Link`. */

export { isMark } from '../is-mark.ts';
export { linkHeader, longestLinks, type PageLink } from '../link-header.ts';
export { lastPage, offsetOf, pageNumbers } from '../page-numbers.ts';
export { linkPattern, parseLinks } from '../parse-links.ts';
export { withParameters } from '../with-parameters.ts';
