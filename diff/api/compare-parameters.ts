import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { effectiveParameters } from '@forgespec/description/openapi';
import type { DescriptionSide } from '../description/open-side.ts';
import type { SchemaReader } from '../schema/normal/conjunction.ts';
import { isSchemaJson } from '@forgespec/model/from-document';
import { type ApiComparison, type OperationPair, shown } from './api-comparison.ts';
import { compareDeprecation } from './compare-deprecation.ts';
import type { BothSides } from './compare-operation.ts';
import { announcedEnd } from './judge-removal.ts';
import { templateNames } from './matched-operations.ts';

/** Compares the parameters of an operation. */
export function compareParameters(
  pair: OperationPair,
  items: BothSides<JsonObject>,
  paths: BothSides<string>,
  comparison: ApiComparison,
): void {
  const { operation, isReversed } = pair;
  const old = parametersOf(comparison.old, items.old, pair.old, paths.old);
  const revised = parametersOf(comparison.new, items.new, pair.new, paths.new);
  for (const [key, parameter] of old) {
    const other = revised.get(key);
    const words = wordsOf(parameter);
    if (other === undefined) {
      const isUnused = parameter['in'] === 'path';
      const effect = isReversed
        ? 'receivers that read it fail'
        : 'the server may ignore this parameter or reject the request';
      const message = `The ${words} is gone, so ${effect}.`;
      const change = { id: 'request-parameter-removed', message, base: { node: parameter } } as const;
      const stability = pair.old['x-stability-level'];
      const ended = stability === undefined ? parameter : { 'x-stability-level': stability, ...parameter };
      const { level, end } = announcedEnd(ended, comparison.now);
      const isUndecided = end === 'none' && !isUnused;
      const undecided = isReversed && isRequired(parameter) ? 'breaking' : 'warning';
      comparison.report(operation, { ...change, level: isUndecided ? undecided : isUnused ? 'compatible' : level });
      continue;
    }
    compareParameter(pair, { old: parameter, new: other }, comparison);
  }
  for (const [key, parameter] of revised) {
    if (old.has(key)) continue;
    const words = wordsOf(parameter);
    const revision = { node: parameter };
    if (isRequired(parameter)) {
      const level = isReversed ? 'compatible' : 'breaking';
      const message = `The ${words} is new and ${isReversed ? 'always present' : 'required, so requests without it fail'}.`;
      comparison.report(operation, { id: 'request-parameter-added-as-required', level, message, revision });
    } else {
      const message = `The ${words} is new and optional.`;
      comparison.report(operation, { id: 'request-parameter-added', level: 'compatible', message, revision });
    }
  }
}

/**
 * Returns a map from keys to the parameters of an operation. A key such as `query limit` consists of the location and the name of a
 * parameter. For a path parameter, the key contains the position in the path instead of the name, such as `path 0`.
 */
function parametersOf(
  side: DescriptionSide,
  item: JsonObject,
  node: JsonObject,
  path: string,
): ReadonlyMap<string, JsonObject> {
  const listed = (value: JsonValue | undefined): JsonObject[] =>
    Array.isArray(value) ? value.map((entry) => side.objectAt(entry)).filter((entry) => entry !== undefined) : [];
  const names = templateNames(path);
  const found = new Map<string, JsonObject>();
  for (const parameter of effectiveParameters(
    listed(item['parameters']),
    listed(node['parameters']),
    (entry) => entry,
  )) {
    const name = String(parameter['name']);
    const position = names.indexOf(name);
    // OpenAPI ignores header parameters with these names, because other fields describe these headers. For example, `content` describes
    // `Content-Type`.
    if (parameter['in'] === 'header' && /^(?:accept|content-type|authorization)$/iu.test(name)) continue;
    const key = parameter['in'] === 'path' && position >= 0 ? String(position) : name;
    found.set(`${String(parameter['in'])} ${parameter['in'] === 'header' ? key.toLowerCase() : key}`, parameter);
  }
  return found;
}

const wordsOf = (parameter: JsonObject): string =>
  `${shown(parameter['in'])} parameter \`${shown(parameter['name'])}\``;

const isRequired = (parameter: JsonObject): boolean => parameter['required'] === true || parameter['in'] === 'path';

function compareParameter(
  { operation, isReversed }: OperationPair,
  { old, new: revised }: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  const words = wordsOf(revised);
  const spots = (key: string) => ({ base: { node: old, key }, revision: { node: revised, key } });
  const { report } = comparison;
  compareDeprecation(operation, `The ${words}`, { old, new: revised }, comparison);
  const [wasRequired, required] = [isRequired(old), isRequired(revised)];
  if (required && !wasRequired) {
    const message = `The ${words} ${isReversed ? 'is always present' : 'has become required, so requests without it fail'}.`;
    const level = isReversed ? 'compatible' : 'breaking';
    report(operation, { id: 'request-parameter-became-required', level, message, ...spots('required') });
  }
  if (wasRequired && !required) {
    const message = `The ${words} ${isReversed ? 'can be missing, so receivers that rely on it fail' : 'has become optional'}.`;
    const level = isReversed ? 'breaking' : 'compatible';
    report(operation, { id: 'request-parameter-became-optional', level, message, ...spots('required') });
  }
  const schemas = { old: schemaOf(old), new: schemaOf(revised) };
  const isScalarOnly =
    isScalar(comparison.old.readers.request, schemas.old) && isScalar(comparison.new.readers.request, schemas.new);
  const [notation, newNotation] = [notationOf(old, isScalarOnly), notationOf(revised, isScalarOnly)];
  if (notation !== newNotation) {
    const effect = isReversed ? 'receivers misread it' : 'the server misreads requests with the old serialization';
    const message = `The ${words} is serialized in another way (${notation} → ${newNotation}), so ${effect}.`;
    report(operation, { id: 'request-parameter-serialization-changed', level: 'breaking', message, ...spots('style') });
  }
  if (old['allowEmptyValue'] === true && revised['allowEmptyValue'] !== true) {
    const effect = isReversed
      ? 'always has a value'
      : 'must not be sent without a value, so requests that were valid can fail';
    const message = `The ${words} ${effect}.`;
    report(operation, {
      id: 'request-parameter-empty-value-forbidden',
      level: isReversed ? 'compatible' : 'breaking',
      message,
      ...spots('allowEmptyValue'),
    });
  }
  const part = {
    direction: 'request',
    isSent: isReversed,
    part: 'parameter',
    notation: isJsonObject(revised['content']) ? 'json' : 'text',
    words: `the ${words}`,
    isOptional: !wasRequired,
  } as const;
  comparison.compareSchemas(operation, part, schemas.old, schemas.new);
  compareParameterTexts({ old, new: revised }, words, operation, comparison);
}

function compareParameterTexts(
  { old, new: revised }: BothSides<JsonObject>,
  words: string,
  operation: OperationPair['operation'],
  comparison: ApiComparison,
): void {
  const keys = [...new Set([...Object.keys(old), ...Object.keys(revised)])].filter(
    (key) =>
      ['description', 'example', 'examples'].includes(key) ||
      (key.startsWith('x-') && key !== 'x-sunset' && key !== 'x-stability-level'),
  );
  const key = keys.find((name) => comparison.old.textOf(old[name]) !== comparison.new.textOf(revised[name]));
  if (key === undefined) return;
  const message = `The description, examples or extensions of the ${words} differ.`;
  const spots = { base: { node: old, key }, revision: { node: revised, key } };
  comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...spots });
}

/**
 * Returns the schema of a parameter or a header. This is the value of `schema`. If `schema` is missing, it is the schema of the only media
 * type in `content`.
 */
export function schemaOf({ schema, content }: JsonObject): JsonValue | undefined {
  if (schema !== undefined || !isJsonObject(content)) return schema;
  const [media] = Object.values(content);
  return isJsonObject(media) ? media['schema'] : undefined;
}

/** Returns true if a schema allows neither arrays nor objects. */
function isScalar(reader: SchemaReader, schema: JsonValue | undefined): boolean {
  if (!isSchemaJson(schema)) return false;
  return reader.atoms(reader.conjunction([schema])).every(({ type }) => type !== 'array' && type !== 'object');
}

/**
 * Returns the serialization of a parameter as text: `style form, explode true`. The text contains `explode` only if the parameter can be an
 * array or an object.
 */
function notationOf(parameter: JsonObject, isScalarOnly: boolean): string {
  if (isJsonObject(parameter['content'])) return `as ${Object.keys(parameter['content']).join(', ')}`;
  const place = parameter['in'];
  const style = parameter['style'] ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple');
  const explode = parameter['explode'] ?? (style === 'form' || style === 'cookie');
  return `style ${shown(style)}${isScalarOnly ? '' : `, explode ${shown(explode)}`}`;
}
