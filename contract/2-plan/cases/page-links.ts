/** Where the header `Link` points, by relation. */
export interface PageLinks {
  readonly first?: string;
  readonly last?: string;
  readonly next?: string;
  readonly prev?: string;
}

const relations = ['first', 'last', 'next', 'prev'] as const;

/** Reads the header `Link`: `<https://…?page=2>; rel="next"`. RFC 8288, section 3. */
export function linksIn(header: string | undefined): PageLinks {
  const found: Partial<Record<(typeof relations)[number], string>> = {};
  for (const [, target = '', parameters = ''] of (header ?? '').matchAll(
    /<([^>]*)>((?:\s*;\s*[^;,"]+(?:"[^"]*")?)*)/gu,
  )) {
    const named = /;\s*rel\s*=\s*"?([^";]*)"?/iu.exec(parameters)?.[1]?.split(/\s+/u) ?? [];
    for (const relation of relations) if (named.includes(relation)) found[relation] = target;
  }
  return found;
}
