import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { effectiveParameters } from '@forgespec/description/openapi';
import type { ChangeLevel } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import {
  bothAt,
  compareMembers,
  isOther,
  keysOfBoth,
  shown,
  type ApiComparison,
  type BothSides,
  type FoundChange,
  type OperationPair,
} from './api-comparison.ts';
import { compareDeprecation } from './compare-deprecation.ts';
import { announcedEnd } from './judge-removal.ts';
import { templateNames } from './matched-operations.ts';
import { parameterNotation, schemaTypes } from './parameter-notation.ts';
import { levelFor } from './sender-levels.ts';

/** Compares the parameters of an operation. */
export function compareParameters(
  pair: OperationPair,
  items: BothSides<JsonObject>,
  paths: BothSides<string>,
  comparison: ApiComparison,
): void {
  const { operation, isReversed } = pair;
  const parameters = {
    old: parametersOf(comparison.old, items.old, pair.old, paths.old),
    new: parametersOf(comparison.new, items.new, pair.new, paths.new),
  };
  compareMembers(parameters, {
    both: (old, revised) => compareParameter(pair, { old, new: revised }, comparison),
    removed: (old) => comparison.report(operation, removedParameter(old, pair, comparison)),
    added: (revised) => comparison.report(operation, addedParameter(revised, isReversed)),
  });
}

function removedParameter(
  parameter: JsonObject,
  { old, isReversed }: OperationPair,
  { now }: ApiComparison,
): FoundChange {
  const effect = isReversed
    ? 'receivers that read it fail'
    : 'the server may ignore this parameter or reject the request';
  const message = `The ${wordsOf(parameter)} is gone, so ${effect}.`;
  return {
    id: 'request-parameter-removed',
    level: levelOfRemoval(parameter, old['x-stability-level'], isReversed, now),
    message,
    base: { node: parameter },
  };
}

/** @param stability the `x-stability-level` of the operation. It applies to a parameter without a level of its own. */
function levelOfRemoval(
  parameter: JsonObject,
  stability: JsonValue | undefined,
  isReversed: boolean,
  now: Date,
): ChangeLevel {
  if (parameter['in'] === 'path') return 'compatible';
  const { level, end } = announcedEnd(
    stability === undefined ? parameter : { 'x-stability-level': stability, ...parameter },
    now,
  );
  if (end !== 'none') return level;
  return levelFor(isRequired(parameter) ? 'required-parameter-removed' : 'parameter-removed', isReversed);
}

function addedParameter(parameter: JsonObject, isReversed: boolean): FoundChange {
  const words = wordsOf(parameter);
  const revision = { node: parameter };
  if (!isRequired(parameter)) {
    const message = `The ${words} is new and optional.`;
    return { id: 'request-parameter-added', level: levelFor('added', isReversed), message, revision };
  }
  const level = levelFor('added-as-required', isReversed);
  const message = `The ${words} is new and ${isReversed ? 'always present' : 'required, so requests without it fail'}.`;
  return { id: 'request-parameter-added-as-required', level, message, revision };
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
  parameters: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  const { old, new: revised } = parameters;
  const words = wordsOf(revised);
  compareDeprecation(operation, `The ${words}`, parameters, comparison);
  const changes = [
    changedPresence(parameters, words, isReversed),
    changedNotation(parameters, words, isReversed, comparison),
    forbiddenEmptyValue(parameters, words, isReversed),
  ];
  for (const change of changes) if (change !== undefined) comparison.report(operation, change);
  const part = {
    direction: 'request',
    isSent: isReversed,
    part: 'parameter',
    notation: isJsonObject(revised['content']) ? 'json' : 'text',
    words: `the ${words}`,
    isOptional: !isRequired(old),
  } as const;
  const items = itemsOfSingle(parameters, comparison);
  if (items !== undefined) comparison.report(operation, severalValues(parameters, words, isReversed));
  comparison.compareSchemas(operation, part, schemaOf(old), items ?? schemaOf(revised));
  const text = keysOfBoth(parameters).find((key) => isText(key) && isOther(key, parameters, comparison));
  if (text === undefined) return;
  const message = `The description, examples or extensions of the ${words} differ.`;
  const spots = bothAt(parameters, text);
  comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...spots });
}

/**
 * Returns the schema of the items of a parameter that was a single value and has become an array. In the styles `form` and `simple`, an array
 * with one item is written like the item. Returns undefined for other changes, and for texts that can contain the separator of the items.
 */
function itemsOfSingle({ old, new: revised }: BothSides<JsonObject>, comparison: ApiComparison): JsonValue | undefined {
  const schema = comparison.new.objectAt(schemaOf(revised));
  const [types, newTypes] = [
    schemaTypes(comparison.old.readers.request, schemaOf(old)),
    schemaTypes(comparison.new.readers.request, schemaOf(revised)),
  ];
  const isSingle = types.length > 0 && types.every((type) => type !== 'array' && type !== 'object');
  if (schema === undefined || !isSingle || newTypes.some((type) => type !== 'array')) return undefined;
  const notation = parameterNotation(revised, new Set([...types, 'array']));
  const isSeparated = types.includes('string') && notation !== 'style form, explode true';
  const isLikeItem = notation.startsWith('style form') || notation.startsWith('style simple');
  const { minItems = 1, items } = schema;
  return isLikeItem && !isSeparated && Number(minItems) <= 1 ? items : undefined;
}

function severalValues(parameters: BothSides<JsonObject>, words: string, isReversed: boolean): FoundChange {
  return {
    id: 'request-parameter-type-widened',
    level: levelFor('wider', isReversed),
    message: `The ${words} may have several values.`,
    ...bothAt(parameters, 'schema'),
  };
}

/** Returns the change of a parameter that became required or optional. Returns undefined for any other parameter. */
function changedPresence(
  parameters: BothSides<JsonObject>,
  words: string,
  isReversed: boolean,
): FoundChange | undefined {
  const [wasNeeded, isNeeded] = [isRequired(parameters.old), isRequired(parameters.new)];
  if (wasNeeded === isNeeded) return undefined;
  const spots = bothAt(parameters, 'required');
  if (isNeeded) {
    const message = `The ${words} ${isReversed ? 'is always present' : 'has become required, so requests without it fail'}.`;
    const level = levelFor('became-required', isReversed);
    return { id: 'request-parameter-became-required', level, message, ...spots };
  }
  const message = `The ${words} ${isReversed ? 'can be missing, so receivers that rely on it fail' : 'has become optional'}.`;
  const level = levelFor('became-optional', isReversed);
  return { id: 'request-parameter-became-optional', level, message, ...spots };
}

function changedNotation(
  parameters: BothSides<JsonObject>,
  words: string,
  isReversed: boolean,
  comparison: ApiComparison,
): FoundChange | undefined {
  const { old, new: revised } = parameters;
  const types = new Set([
    ...schemaTypes(comparison.old.readers.request, schemaOf(old)),
    ...schemaTypes(comparison.new.readers.request, schemaOf(revised)),
  ]);
  const [notation, newNotation] = [parameterNotation(old, types), parameterNotation(revised, types)];
  if (notation === newNotation) return undefined;
  const effect = isReversed ? 'receivers misread it' : 'the server misreads requests with the old serialization';
  const message = `The ${words} is serialized in another way (${notation} → ${newNotation}), so ${effect}.`;
  const spots = bothAt(parameters, 'style');
  const level = levelFor('serialization-changed', isReversed);
  return { id: 'request-parameter-serialization-changed', level, message, ...spots };
}

function forbiddenEmptyValue(
  parameters: BothSides<JsonObject>,
  words: string,
  isReversed: boolean,
): FoundChange | undefined {
  if (parameters.old['allowEmptyValue'] !== true || parameters.new['allowEmptyValue'] === true) return undefined;
  const effect = isReversed
    ? 'always has a value'
    : 'must not be sent without a value, so requests that were valid can fail';
  return {
    id: 'request-parameter-empty-value-forbidden',
    level: levelFor('empty-value-forbidden', isReversed),
    message: `The ${words} ${effect}.`,
    ...bothAt(parameters, 'allowEmptyValue'),
  };
}

/** Returns true if the value of a key has only an effect on the documentation. `compareDeprecation` compares some of the extensions. */
const isText = (key: string): boolean =>
  ['description', 'example', 'examples'].includes(key) ||
  (key.startsWith('x-') && key !== 'x-sunset' && key !== 'x-stability-level');

/**
 * Returns the schema of a parameter or a header. This is the value of `schema`. If `schema` is missing, it is the schema of the only media
 * type in `content`.
 */
export function schemaOf({ schema, content }: JsonObject): JsonValue | undefined {
  if (schema !== undefined || !isJsonObject(content)) return schema;
  const [media] = Object.values(content);
  return isJsonObject(media) ? media['schema'] : undefined;
}
