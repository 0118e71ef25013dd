// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** How a body is written and read. */
export type MediaKind = 'binary' | 'form' | 'json' | 'multipart' | 'text';

/** The kind of a media type without parameters. */
export function mediaKind(essence: string): MediaKind {
  // Some descriptions say `*/*` of everything, and mean JSON.
  if (essence === 'application/json' || essence === '*/*' || essence.endsWith('+json')) return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return essence.startsWith('text/') ? 'text' : 'binary';
}

/** A media type without its parameters, in lower case. */
export function essenceOf(mediaType: string): string {
  const semicolon = mediaType.indexOf(';');
  return (semicolon === -1 ? mediaType : mediaType.slice(0, semicolon)).trim().toLowerCase();
}

/** Whether a media type lies in a range: `image/png` in `image/*`. Neither has parameters. */
export function isInRange(essence: string, range: string): boolean {
  if (range === essence || range === '*/*') return true;
  return range.endsWith('/*') && essence.startsWith(range.slice(0, -1));
}

/** The parameter `charset` of a media type, in lower case. */
export const charsetOf = (mediaType: string): string | undefined =>
  /;\s*charset\s*=\s*"?(?<charset>[^\s;"]+)/iu.exec(mediaType)?.groups?.['charset']?.toLowerCase();
