import type { Parameter } from '../parameter.ts';

/**
 * Returns the prefix that the style of a path parameter puts before the value. For `label`, the prefix is `.`. For `matrix`, the prefix is
 * `;name=`, or only `;` before the properties of an exploded object. Returns an empty string for a style without a prefix.
 *
 * @param isObject true if the value is an object.
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function pathPrefix(
  { style, explode, mediaType, name }: Pick<Parameter, 'explode' | 'mediaType' | 'name' | 'style'>,
  isObject: boolean,
): string {
  if (mediaType !== undefined) return '';
  switch (style) {
    case 'label':
      return '.';
    case 'matrix':
      return explode && isObject ? ';' : `;${encodeURIComponent(name)}=`;
    case 'simple':
    // OpenAPI does not allow the four styles below in a path.
    case 'deepObject':
    case 'form':
    case 'pipeDelimited':
    case 'spaceDelimited':
      return '';
  }
}
