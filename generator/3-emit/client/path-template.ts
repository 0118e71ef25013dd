import type { Operation } from '../../2-model/operation.ts';
import { pathPrefix } from '../../2-model/inspect/path-prefix.ts';
import type { Parameter } from '../../2-model/parameter.ts';

/**
 * The path template as the runtime fills it in: `{+name}` where slashes are sent as they are (RFC 6570, reserved expansion), and
 * what the styles `label` and `matrix` put before a value.
 */
export function pathTemplate({ path, parameters }: Operation): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((template, parameter) => template.replaceAll(`{${parameter.name}}`, () => placeholder(parameter)), path);
}

const placeholder = (parameter: Parameter): string =>
  parameter.isMultiSegment ? `{+${parameter.name}}` : `${pathPrefix(parameter)}{${parameter.name}}`;
