import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import type { TestedOperation } from './subject.ts';

/**
 * Returns the path values of an operation that an object contains: each parameter has the value of a property with its name, such as
 * `author_name`, or of a property that is named after the collection before it, such as `author`. The meaning is guessed from the names, so the
 * caller must compare the result with the object.
 *
 * @param known the values of other parameters.
 * @returns undefined if there is a parameter without such a property.
 */
export function pathOfObject(
  { path, parameters }: TestedOperation,
  body: JsonValue | undefined,
  known: Readonly<Record<string, JsonValue>>,
): Record<string, JsonValue> | undefined {
  const values: Record<string, JsonValue> = {};
  for (const { name } of parameters.filter((parameter) => parameter.in === 'path')) {
    const segments = path.split('/');
    const collection = segments[segments.indexOf(`{${name}}`) - 1] ?? '';
    const value = valueFor(name, collection, body) ?? known[name];
    if (value === undefined) return undefined;
    values[name] = value;
  }
  return values;
}

function valueFor(parameter: string, collection: string, body: JsonValue | undefined): JsonValue | undefined {
  const joined = (text: string): string => lowerCaseWords(text.replaceAll('-', '_')).join('');
  const singular = joined(collection).replace(/ies$/u, 'y').replace(/s$/u, '');
  const own = joined(parameter);
  const short = own.startsWith(singular) ? own.slice(singular.length) : '';
  const wanted = [...(own === 'id' ? [] : [own]), singular, `${singular}id`, `${singular}${own}`, short];
  const entries = isJsonObject(body) ? Object.entries(body) : [];
  const values = wanted.flatMap((name) => entries.filter(([key]) => joined(key) === name && name !== ''));
  const [, value] = values.find(([, each]) => typeof each === 'string' || typeof each === 'number') ?? [];
  return value;
}
