import { linkPattern, parseLinks } from './parse-links.ts';

/** Returns the header `Link` without the links that have a relation type, such as `next`. Their other text is not changed. */
export const withoutLinks = (header: string, relation: string): string =>
  Array.from(header.matchAll(linkPattern), ([text]) => text.trim())
    .filter((text) => !parseLinks(text).some(({ relations }) => relations.includes(relation)))
    .join(', ');
