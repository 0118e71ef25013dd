// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** A link to another page of a list, for the header `Link`. */
export interface PageLink {
  readonly relation: 'first' | 'last' | 'next' | 'prev';
  /** An absolute URL. */
  readonly address: string;
}

/**
 * The largest length of the header, in characters. Clients in Node refuse a response whose head is larger than 16 KiB. The links repeat the
 * parameters of the request, which can be long.
 */
export const longestLinks: number = 12 * 1024;

const byImportance = ['next', 'prev', 'first', 'last'] as const;

/**
 * Returns the header `Link` of a page. If the header would be too long, it contains only the most important links.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8288#section-3
 */
export function linkHeader(links: readonly PageLink[]): string {
  const texts = links.map(({ relation, address }) => ({ relation, text: `<${address}>; rel="${relation}"` }));
  const whole = texts.map(({ text }) => text).join(', ');
  if (whole.length <= longestLinks) return whole;
  let left = longestLinks;
  const fitting = new Set<string>();
  const sorted = [...texts].sort((a, b) => byImportance.indexOf(a.relation) - byImportance.indexOf(b.relation));
  for (const { text } of sorted) {
    left -= text.length + 2;
    if (left >= 0) fitting.add(text);
  }
  return texts.flatMap(({ text }) => (fitting.has(text) ? [text] : [])).join(', ');
}
