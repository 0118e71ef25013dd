import type { JsonValue } from '@forgespec/description/json';
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
} from '@forgespec/templates/shared/parameter-styles';
import { pathNotation, type PathNotation } from '../inspect/path-notation.ts';
import type { WirePath } from '../parameter.ts';
import { pathTemplate } from '../inspect/path-template.ts';

/**
 * Returns the path of an operation, with each value in the style of its parameter. The generated client sends the same text.
 *
 * @throws {TypeError} if a value is empty, or is a dot segment such as `..`.
 */
export function encodePath(operation: WirePath, values: Readonly<Record<string, JsonValue>>): string {
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
