import { suggestion } from '../../diagnostics/suggestion.ts';
import { booleanOfWord } from '../../json/boolean-word.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { objectOf } from '../../json/own-keys.ts';
import type { FieldType, ObjectName } from './field-type.ts';
import { objectShapes } from './object-shapes.ts';

/** The replacement of a faulty value. */
export interface Assumption {
  /** The assumed value. Undefined if the key is removed together with its value. */
  readonly value: JsonValue | undefined;
  /** A sentence that describes the replacement. */
  readonly words: string;
}

export const ignored: Assumption = { value: undefined, words: 'It is ignored.' };

/** Returns the replacement of a value that has a wrong type. If possible, the replacement is the value that the author probably means. */
export function assumedValue(type: FieldType, value: JsonValue): Assumption {
  const meant = meantValue(type, value);
  if (meant !== undefined) return { value: meant, words: `It is read as \`${short(meant)}\`.` };
  if (type.kind === 'schema') return { value: objectOf({}), words: 'The generated type is `unknown`.' };
  const empty = type.kind === 'object' ? emptyObjects[type.name] : undefined;
  return empty === undefined ? ignored : { value: objectOf(empty.value), words: empty.words };
}

/**
 * Empty objects, by kind. Such an object replaces a wrong value, so that the key of the value stays in the document. For example, `/pets:
 * 5` becomes a path without operations.
 */
const emptyObjects: Partial<Readonly<Record<ObjectName, { value: JsonObject; words: string }>>> = {
  'Media Type': { value: {}, words: 'The type of this content is `unknown`.' },
  'Path Item': { value: {}, words: 'It has no operations.' },
  Response: { value: { description: '' }, words: 'It is read as a response without a body.' },
  'Swagger Path Item': { value: {}, words: 'It has no operations.' },
  'Swagger Response': { value: { description: '' }, words: 'It is read as a response without a body.' },
};

function meantValue(type: FieldType, value: JsonValue): JsonValue | undefined {
  switch (type.kind) {
    case 'anything':
      return undefined;
    case 'boolean':
      return typeof value === 'string' ? booleanOfWord(value) : undefined;
    case 'choice':
      return typeof value === 'string' ? meantChoice(type.values, value) : undefined;
    case 'list':
      return meantList(type.item, value);
    case 'map':
      return undefined;
    case 'object':
      return meantObject(type, value);
    case 'schema':
      if (typeof value === 'boolean') return value;
      return typeof value === 'string' && schemaTypes.includes(value) ? objectOf({ type: value }) : referenceTo(value);
    default:
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      return isJsonObject(value) && typeof value['name'] === 'string' ? value['name'] : undefined;
  }
}

const schemaTypes = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

/** Values of OpenAPI 3, and the values of Swagger 2.0 with the same meaning. */
const swaggerValues: Readonly<Record<string, string>> = {
  authorizationCode: 'accessCode',
  clientCredentials: 'application',
};

/** Returns the choice that an author probably means. */
export const meantChoice = (values: readonly string[], value: string): string | undefined =>
  values.find((choice) => choice === swaggerValues[value]) ??
  values.find((choice) => choice.toLowerCase() === value.trim().toLowerCase()) ??
  suggestion(value, values);

function meantList(item: FieldType, value: JsonValue): JsonValue | undefined {
  if (typeof value === 'string') return item.kind === 'string' || item.kind === 'object' ? [value] : undefined;
  if (!isJsonObject(value) || item.kind !== 'object') return undefined;
  const shape = objectShapes[item.name];
  const isItem =
    shape.kind === 'map' ||
    Object.hasOwn(value, '$ref') ||
    Object.keys(value).some((key) => Object.hasOwn(shape.fields, key));
  if (isItem) return [value];
  const values = Object.values(value).filter(isJsonObject);
  return values.length > 0 && values.length === Object.keys(value).length ? values : undefined;
}

/**
 * Maps some kinds of objects to a function. If an author wrote a string in place of the object, the function returns the object that the
 * author probably means. For the response `Not found`, for example, it returns `{ description: 'Not found' }`.
 */
const objectsOfText: Partial<Readonly<Record<ObjectName, (text: string) => JsonObject>>> = {
  Discriminator: (propertyName) => ({ propertyName }),
  Response: (description) => ({ description }),
  'Security Requirement': (scheme) => ({ [scheme]: [] }),
  Server: (url) => ({ url }),
  'Swagger Response': (description) => ({ description }),
  Tag: (name) => ({ name }),
};

function meantObject({ name, orReference }: FieldType & { kind: 'object' }, value: JsonValue): JsonValue | undefined {
  if (name === 'Example' && value !== null) return objectOf({ value });
  const reference = orReference ? referenceTo(value) : undefined;
  if (reference !== undefined || typeof value !== 'string' || value.includes('\n')) return reference;
  const meant = objectsOfText[name]?.(value);
  return meant === undefined ? undefined : objectOf(meant);
}

/** If a value is a string such as `#/components/schemas/Pet`, returns a reference to this component. Otherwise returns undefined. */
const referenceTo = (value: JsonValue): JsonObject | undefined =>
  typeof value === 'string' && /^#\/(?:components|definitions|parameters|responses)\/\S+$/u.test(value)
    ? objectOf({ $ref: value })
    : undefined;

/** Returns a value as JSON, shortened for a message. */
export function short(value: JsonValue): string {
  const text = JSON.stringify(value);
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`;
}
