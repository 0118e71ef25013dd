import type { Content } from '@forgespec/generator/model/message';
import { essenceOf, isInRange } from '@forgespec/templates/server/media-type';

/**
 * Returns the documented contents that a content type may be, the most exact first: the same parameters, the same type, a range. Type,
 * parameters and the parameter `charset` have no case, and parameters have no order.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110.html#name-media-type
 */
export function documentedContents(contents: readonly Content[], contentType: string): Content[] {
  const essence = essenceOf(contentType);
  return contents
    .filter(({ mediaType }) => isInRange(essence, essenceOf(mediaType)))
    .toSorted((a, b) => distance(a.mediaType, contentType) - distance(b.mediaType, contentType));
}

function distance(documented: string, sent: string): number {
  const range = essenceOf(documented);
  if (range === '*/*') return 4;
  if (range.endsWith('/*')) return 3;
  const [wanted, found] = [parametersOf(documented), parametersOf(sent)];
  if ([...wanted].every(([name, value]) => found.get(name) === value))
    return wanted.size > 0 || found.size === 0 ? 0 : 1;
  return 2;
}

/** Returns the parameters of a media type, with names in lower case. */
function parametersOf(mediaType: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, name = '', quoted, token = ''] of mediaType.matchAll(
    /;\s*([^\s=;]+)\s*=\s*(?:"([^"]*)"|([^\s;]*))/gu,
  )) {
    const key = name.toLowerCase();
    const value = quoted ?? token;
    found.set(key, key === 'charset' ? value.toLowerCase() : value);
  }
  return found;
}
