import type { Parameter } from '../parameter.ts';

/**
 * Returns the text that precedes the value of a path parameter in its style. In an exploded object, this text also precedes each
 * property.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function pathPrefix({ style, name }: Pick<Parameter, 'name' | 'style'>): string {
  switch (style) {
    case 'label':
      return '.';
    case 'matrix':
      return `;${name}=`;
    case 'simple':
      return '';
    // OpenAPI does not allow these four styles in a path.
    case 'deepObject':
    case 'form':
    case 'pipeDelimited':
    case 'spaceDelimited':
      return '';
  }
}
