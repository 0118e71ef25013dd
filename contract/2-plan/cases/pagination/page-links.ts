import { parseLinks } from '@forgespec/templates/shared/parse-links';

/** The links to other pages in the header `Link`, by relation. */
export interface PageLinks {
  readonly first?: string;
  readonly last?: string;
  readonly next?: string;
  readonly prev?: string;
}

const relations = ['first', 'last', 'next', 'prev'] as const;

/** Returns the links of a page, by relation. */
export function linksIn(header: string | undefined): PageLinks {
  const links = parseLinks(header ?? '');
  const targets = relations.flatMap((relation) => {
    const link = links.find((candidate) => candidate.relations.includes(relation));
    return link === undefined ? [] : [[relation, link.target] as const];
  });
  return Object.fromEntries(targets);
}
