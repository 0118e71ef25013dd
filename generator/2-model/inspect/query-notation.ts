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
  switch (style) {
    case 'deepObject':
      return 'brackets';
    case 'form':
      if (explode) return isObject ? 'members' : 'repeated';
      return 'commas';
    case 'pipeDelimited':
      return explode ? 'repeated' : 'pipes';
    case 'spaceDelimited':
      return explode ? 'repeated' : 'spaces';
    // OpenAPI does not allow these three styles in a query.
    case 'label':
    case 'matrix':
    case 'simple':
      return explode ? 'repeated' : 'commas';
  }
}
