import type { JsonValue } from '../1-load/json.ts';
import { pathNotation, type PathNotation } from '../2-model/inspect/path-notation.ts';
import type { OperationModel } from '../2-model/operation.ts';
import {
  jsonPath,
  labelExploded,
  labelPath,
  matrixExploded,
  matrixPath,
  pathWith,
  simpleExploded,
  simplePath,
  type PathStyle,
} from '@forgespec/templates/shared/path-styles';
import { pathTemplate } from '../2-model/inspect/path-template.ts';

/**
 * Returns the path of an operation, with each value in the style of its parameter. The generated client sends the same text.
 *
 * @throws {TypeError} if a value is empty, or is a dot segment such as `..`.
 */
export function encodePath(operation: OperationModel, values: Readonly<Record<string, JsonValue>>): string {
  const styles = operation.parameters.flatMap((parameter) => {
    if (parameter.in !== 'path') return [];
    const value = values[parameter.name];
    const style = writers[pathNotation(parameter, typeof value !== 'object' || value === null)];
    return style === undefined ? [] : [[parameter.name, style] as const];
  });
  return pathWith(Object.fromEntries(styles))(pathTemplate(operation), values);
}

const writers: Readonly<Record<PathNotation, PathStyle | undefined>> = {
  json: jsonPath,
  label: labelPath,
  labelExploded,
  matrix: matrixPath,
  matrixExploded,
  simple: simplePath,
  simpleExploded,
  single: undefined,
};
