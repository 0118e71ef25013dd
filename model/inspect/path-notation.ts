import type { Parameter } from '../parameter.ts';

/**
 * The way in which a path contains the value of a parameter. `single` is the style `simple` for a value that is neither
 * an array nor an object.
 */
export type PathNotation =
  | 'json'
  | 'label'
  | 'labelExploded'
  | 'matrix'
  | 'matrixExploded'
  | 'simple'
  | 'simpleExploded'
  | 'single';

/**
 * Returns the notation of a path parameter.
 *
 * @param isScalar true if the value is neither an array nor an object.
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function pathNotation(
  { style, explode, mediaType }: Pick<Parameter, 'explode' | 'mediaType' | 'style'>,
  isScalar: boolean,
): PathNotation {
  if (mediaType !== undefined) return 'json';
  switch (style) {
    case 'label':
    case 'matrix':
      return explode && !isScalar ? `${style}Exploded` : style;
    // OpenAPI allows only `simple`, `label` and `matrix` in a path.
    case 'deepObject':
    case 'form':
    case 'pipeDelimited':
    case 'simple':
    case 'spaceDelimited':
      if (isScalar) return 'single';
      return explode ? 'simpleExploded' : 'simple';
  }
}
