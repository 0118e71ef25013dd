import { essenceOf } from '@forgespec/templates/shared/media-type';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectMembers, type CheckContext } from './check-context.ts';

/** Media types that descriptions often use. A media type that is similar to a media type of this list is probably misspelt. */
const known = [
  'application/json',
  'application/json-patch+json',
  'application/json-seq',
  'application/jsonl',
  'application/merge-patch+json',
  'application/octet-stream',
  'application/pdf',
  'application/problem+json',
  'application/x-ndjson',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/zip',
  'image/gif',
  'image/jpeg',
  'image/png',
  'image/svg+xml',
  'multipart/form-data',
  'multipart/mixed',
  'text/csv',
  'text/event-stream',
  'text/html',
  'text/plain',
];

/** Media types that exist and are not misspelt, although they are similar to a media type in `known`. */
const existing = ['aml', 'gzip', 'hjson', 'json5', 'pdx', 'ubjson'].map((subtype) => `application/${subtype}`);

/**
 * Reports misspelt media types, and media types without a type or subtype.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1
 */
export function checkMediaTypes({ parts, diagnostics, locationOf }: CheckContext): void {
  for (const owner of parts.others) {
    for (const [mediaType] of objectMembers(owner.content)) {
      const message = problemOf(mediaType);
      if (message === undefined) continue;
      const essence = essenceOf(mediaType);
      const near = nearest(essence);
      const fix = isPartWildcard(essence)
        ? 'Write each media type separately, or write `*` in place of the whole subtype, such as application/*.'
        : near === undefined
          ? 'Write a type and a subtype, such as application/json. Write each media type as a separate key.'
          : `Did you mean \`${near}\`?`;
      diagnostics.warning('media-type-invalid', message, fix, locationOf(owner.content, mediaType));
    }
  }
}

function problemOf(mediaType: string): string | undefined {
  const essence = essenceOf(mediaType);
  if (!/^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/u.test(essence)) return `${mediaType} is not a media type.`;
  if (isPartWildcard(essence))
    return `${mediaType} is not a media range of HTTP, because \`*\` may replace only the whole subtype, or both the type and the subtype.`;
  const near = known.includes(essence) || existing.includes(essence) ? undefined : nearest(essence);
  // Many existing media types for images, texts, audio and video have short and similar names, such as `image/apng` and `image/png`.
  // Therefore, a media type such as `image/…` is never reported as misspelt.
  if (near === undefined || /^(?:image|text|audio|video)\//u.test(essence)) return undefined;
  return `The media type ${mediaType} is probably misspelt.`;
}

/** Returns true for a range such as `application/*+json`, which some frameworks write. */
const isPartWildcard = (essence: string): boolean => essence.includes('*') && !/^(?:\*\/\*|[^*]+\/\*)$/u.test(essence);

function nearest(essence: string): string | undefined {
  const whole = known.find((mediaType) => mediaType.endsWith(`/${essence}`));
  const [type = '', subtype] = essence.split('/');
  if (whole !== undefined || subtype === undefined) return whole ?? suggestion(essence, known);
  // The type and the subtype are compared separately. `application/sdp` as a whole is similar to `application/pdf`, but the subtype `sdp`
  // is not similar to `pdf`.
  const candidates = known.filter((mediaType) => {
    const [knownType = '', knownSubtype = ''] = mediaType.split('/');
    return isSimilar(type, knownType) && isSimilar(subtype, knownSubtype);
  });
  return suggestion(essence, candidates);
}

const isSimilar = (word: string, other: string): boolean => word === other || suggestion(word, [other]) !== undefined;
