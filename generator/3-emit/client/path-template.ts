import type { OperationModel } from '../../2-model/operation.ts';
import { pathPrefix } from '../../2-model/inspect/path-prefix.ts';
import type { Parameter } from '../../2-model/parameter.ts';

/**
 * Returns the path template of an operation for the runtime. A value whose slashes are sent unencoded is written `{+name}` (RFC
 * 6570, section 3.2.3). A parameter of style `label` or `matrix` is preceded by its prefix.
 */
export function pathTemplate({ path, parameters }: OperationModel): string {
  return parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((template, parameter) => template.replaceAll(`{${parameter.name}}`, () => placeholder(parameter)), path);
}

const placeholder = (parameter: Parameter): string =>
  parameter.isMultiSegment ? `{+${parameter.name}}` : `${pathPrefix(parameter)}{${parameter.name}}`;
