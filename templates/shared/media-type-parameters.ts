const parameter =
  /;[\t ]*(?:(?<name>[!#$%&'*+.^`|~\w-]+)=(?:"(?<quoted>(?:[^"\\]|\\.)*)"|(?<token>[!#$%&'*+.^`|~\w-]+))(?=[\t ]*(?:;|$)))?/gu;

/**
 * Returns the parameters of a media type, with names in lower case. If a name occurs several times, the first one counts. A parameter
 * that is not valid is left out.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-5.6.6
 */
export function mediaTypeParameters(mediaType: string): Map<string, string> {
  const parameters = new Map<string, string>();
  for (const { groups: { name, quoted, token } = {} } of mediaType.matchAll(parameter)) {
    const key = name?.toLowerCase();
    if (key === undefined || parameters.has(key)) continue;
    parameters.set(key, token ?? (quoted ?? '').replaceAll(/\\(.)/gu, '$1'));
  }
  return parameters;
}

/** Returns the parameter `charset` of a media type, in lower case: names of character sets have no case. */
export const charsetOf = (mediaType: string): string | undefined =>
  mediaTypeParameters(mediaType).get('charset')?.toLowerCase();
