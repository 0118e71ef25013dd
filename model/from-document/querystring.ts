import type { JsonObject } from '@forgespec/description/json';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { BuildContext } from './context.ts';
import { readMembers, readString } from './read.ts';

/** Returns true for a parameter that is the whole query (OpenAPI 3.2, `in: querystring`). */
export const isQuerystring = (parameter: JsonObject): boolean => parameter.in === 'querystring';

/**
 * Returns true if a parameter that is the whole query has the media type of a form. Such a query looks like an object with `style: form`
 * and `explode: true`. Each property is sent like a separate parameter. Reports other media types, because no code is generated for them.
 */
export function isFormQuerystring(parameter: JsonObject, { diagnostics, locationOf }: BuildContext): boolean {
  const [content] = readMembers(parameter, 'content');
  if (content === undefined) return false;
  const [mediaType] = content;
  if (mediaKind(mediaType) === 'form') return true;
  const name = readString(parameter, 'name') ?? '';
  const message = `The parameter ${name} is ignored, because forgespec supports \`in: querystring\` only for application/x-www-form-urlencoded, not for ${mediaType}.`;
  diagnostics.note(
    'part-ignored',
    message,
    'Describe the query as a form, or write the query yourself: in the option `baseUrl`, or with `fetch`.',
    locationOf(parameter, 'content'),
  );
  return false;
}
