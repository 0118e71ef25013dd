import type { Parameter } from '../parameter.ts';

/**
 * Returns the text before a path parameter's value in a given style. An exploded object has it before each of its properties.
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
    // OpenAPI allows these four only outside of paths.
    case 'deepObject':
    case 'form':
    case 'pipeDelimited':
    case 'spaceDelimited':
      return '';
  }
}
