import type { Parameter } from '../parameter.ts';
import { isBracketed } from './parameter-styles.ts';

/**
 * The way in which a query contains an array or object. `members` means that each property is sent like a separate parameter. `repeated`
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
  if (isBracketed({ style })) return 'brackets';
  // Except for `deepObject`, OpenAPI defines `explode: true` in a query only for the style `form`. With any other style, `explode: true`
  // has the same effect as with `form`.
  if (explode) return isObject ? 'members' : 'repeated';
  switch (style) {
    case 'pipeDelimited':
      return 'pipes';
    case 'spaceDelimited':
      return 'spaces';
    // `deepObject` has brackets. OpenAPI does not allow `label`, `matrix` and `simple` in a query.
    case 'deepObject':
    case 'form':
    case 'label':
    case 'matrix':
    case 'simple':
      return 'commas';
  }
}

/**
 * For each notation, the separator between items, which is not yet percent-encoded. Undefined if the notation does not write all items into
 * one value.
 */
export const listSeparators: Readonly<Record<QueryNotation, string | undefined>> = {
  brackets: undefined,
  commas: ',',
  json: undefined,
  members: undefined,
  pipes: '|',
  repeated: undefined,
  spaces: ' ',
};
