import type { Parameter } from '../parameter.ts';

/**
 * The notation of an array or object in a query. `members` means that each property is sent like a separate parameter. `repeated`
 * means that the name occurs once for each item.
 */
export type QueryNotation = 'brackets' | 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';

/**
 * Returns the notation of a query parameter whose value is an array or object.
 *
 * @param isObject true if the value is an object.
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function queryNotation(
  { style, explode, mediaType }: Pick<Parameter, 'explode' | 'mediaType' | 'style'>,
  isObject: boolean,
): QueryNotation {
  if (mediaType !== undefined) return 'json';
  if (style === 'deepObject') return 'brackets';
  // OpenAPI allows `explode: true` only with `form`. With another style, it has the same meaning.
  if (explode) return isObject ? 'members' : 'repeated';
  switch (style) {
    case 'pipeDelimited':
      return 'pipes';
    case 'spaceDelimited':
      return 'spaces';
    // OpenAPI does not allow the last three styles in a query.
    case 'form':
    case 'label':
    case 'matrix':
    case 'simple':
      return 'commas';
  }
}

/** The separators of lists in one value, decoded. */
export const listSeparators: Readonly<Partial<Record<QueryNotation, string>>> = {
  commas: ',',
  pipes: '|',
  spaces: ' ',
};
