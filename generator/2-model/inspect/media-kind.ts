/** How a body is written and read, as far as generated code goes. */
export type MediaKind = 'binary' | 'form' | 'json' | 'multipart' | 'text';

/** The kind of a media type. The types of the client (`api-result.ts`) draw the same line between JSON, text and the rest. */
export function mediaKind(mediaType: string): MediaKind {
  const essence = mediaType.replace(/;.*/su, '');
  // Some descriptions say `*/*` of everything, and mean JSON.
  if (essence === '*/*' || essence === 'application/json' || essence.endsWith('+json')) return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return essence.startsWith('text/') ? 'text' : 'binary';
}
