import { isJsonObject, type JsonValue } from '../1-load/json.ts';
import { pathPrefix } from '../2-model/inspect/path-prefix.ts';
import type { OperationModel } from '../2-model/operation.ts';
import type { Parameter } from '../2-model/parameter.ts';
import { serializePath } from '@forgespec/templates/shared/write-url';

/**
 * Returns the path of an operation, with each value in the style of its parameter.
 *
 * @throws {TypeError} if a value is empty or a path segment such as `..`.
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function encodePath({ path, parameters }: OperationModel, values: Readonly<Record<string, JsonValue>>): string {
  return path.replaceAll(/\{([^{}]+)\}/gu, (_, name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === 'path' && candidate.name === name);
    const value = values[name];
    if (parameter?.mediaType !== undefined) return encodeURIComponent(JSON.stringify(value ?? null));
    const isStyled = parameter !== undefined && pathPrefix(parameter) !== '';
    const isPlain = typeof value !== 'object' || value === null;
    if (parameter === undefined || value === undefined || (isPlain && !isStyled)) {
      return serializePath(parameter?.isMultiSegment === true ? `{+${name}}` : `{${name}}`, { [name]: value });
    }
    return styled(parameter, value);
  });
}

function styled({ style, explode, name }: Parameter, value: JsonValue): string {
  const pairs = isJsonObject(value) ? Object.entries(value).map(([key, member]) => [key, textOf(member)] as const) : [];
  const list = Array.isArray(value) ? value.map(textOf) : [textOf(value)];
  const members = pairs.length === 0 ? list : explode ? pairs.map((pair) => pair.join('=')) : pairs.flat();
  const named = pairs.length === 0 || !explode;
  switch (style) {
    case 'label':
      return `.${members.join(explode ? '.' : ',')}`;
    case 'matrix':
      if (!named) return members.map((member) => `;${member}`).join('');
      return explode ? list.map((item) => `;${name}=${item}`).join('') : `;${name}=${members.join(',')}`;
    case 'deepObject':
    case 'form':
    case 'pipeDelimited':
    case 'simple':
    case 'spaceDelimited':
      return members.join(',');
  }
}

const textOf = (value: JsonValue | undefined): string =>
  encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value));
