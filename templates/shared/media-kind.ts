import { essenceOf } from './media-type.ts';

/** The notation of a body. */
export type MediaKind = 'binary' | 'form' | 'json' | 'multipart' | 'text';

/**
 * Returns true if a body of a media type is one JSON text: `application/json`, `text/json`, and `+json` of any type. A sequence of
 * JSON texts (`application/json-seq`, `application/x-ndjson`) is not.
 *
 * @param mediaType may have parameters.
 * @see https://www.rfc-editor.org/rfc/rfc6839#section-3.1
 * @see https://mimesniff.spec.whatwg.org/#json-mime-type
 */
export function isJson(mediaType: string): boolean {
  const essence = essenceOf(mediaType);
  return essence === 'application/json' || essence === 'text/json' || essence.endsWith('+json');
}

/**
 * Returns the notation of a body that a description has under a media type. Some descriptions have `*\/*` for each body, and mean JSON.
 *
 * @param mediaType may have parameters.
 */
export function mediaKind(mediaType: string): MediaKind {
  if (isJson(mediaType)) return 'json';
  const essence = essenceOf(mediaType);
  if (essence === '*/*') return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  return essence.startsWith('text/') ? 'text' : 'binary';
}
