import { booleanOfWord, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { fixOfContent, isContentOfFile, short, valueWords } from '@forgespec/description/structure';
import { suggestion } from '@forgespec/description/diagnostics';
import type { BuildContext } from './context.ts';
import { shapes, typeNames, type KeywordType } from '../keywords/keyword-shape.ts';
import { readObject } from './read.ts';
import { enforcedKeywords } from '../keywords/schema-keywords.ts';

/** A message about a wrong value of a keyword, and the fix for it. */
export interface KeywordFault {
  readonly message: string;
  readonly fix: string;
  /** The index of the first wrong item, if the value is a list. Undefined if the whole value is wrong. */
  readonly item?: number | undefined;
}

/** Returns the fault of a keyword whose value does not have the type that JSON Schema requires. */
export function keywordFault(
  keyword: string,
  value: JsonValue,
  shape: KeywordType,
  siblings: Readonly<Record<string, unknown>>,
  context: BuildContext,
): KeywordFault {
  const { words } = shapes[shape];
  if (shape === 'type') return typeFault(value, context);
  if (shape === 'names' && Array.isArray(value)) return nameFault(keyword, value);
  if (keyword === '$ref' && value === null) {
    const fix = "Write quotes around the reference: `'#/components/schemas/…'`.";
    return { message: '`$ref` is empty: YAML reads a # after a space as the start of a comment.', fix };
  }
  const type = valueWords(value);
  const message = words.startsWith(type)
    ? `\`${keyword}\` is not ${words}.`
    : `\`${keyword}\` is ${type}, and not ${words}.`;
  const [, bound] = /^exclusive(.*)$/u.exec(keyword) ?? [];
  if (bound !== undefined) return { message, fix: exclusiveFix(keyword, bound.toLowerCase(), value, siblings) };
  return { message, fix: fixOf(keyword, value, shape) ?? `Write ${words}.` };
}

/** Returns the fault for the first item that is not the name of a property. */
function nameFault(keyword: string, names: readonly JsonValue[]): KeywordFault {
  const item = names.findIndex((name) => typeof name !== 'string');
  const name = names[item] ?? null;
  const message = `Entry ${item + 1} of \`${keyword}\` is ${valueWords(name)}, and not the name of a property.`;
  const isScalar = typeof name === 'number' || typeof name === 'boolean';
  return { message, fix: isScalar ? `Write it in quotes: \`'${name}'\`.` : 'Write a name, or remove the entry.', item };
}

function fixOf(keyword: string, value: JsonValue, shape: KeywordType): string | undefined {
  if (isContentOfFile(value)) return fixOfContent;
  if (keyword === 'required' && typeof value === 'boolean')
    return 'List the required properties beside `properties`, for example `required: [id]`.';
  if (value === null) return emptyFix(keyword, shape);
  if (keyword === 'examples') return 'Write a list of values: `[…]`. In a schema, `examples` is a list without names.';
  if (keyword === 'pattern' && Array.isArray(value))
    return `Write it in quotes: \`'${JSON.stringify(value).replaceAll('"', '')}'\`.`;
  return fixForType[shape]?.(keyword, value);
}

type FindFix = (keyword: string, value: JsonValue) => string | undefined;

const booleanFix: FindFix = (_, value) => {
  const meant = typeof value === 'string' ? booleanOfWord(value) : undefined;
  return meant === undefined ? undefined : `Did you mean \`${meant}\`?`;
};

const numberFix: FindFix = (_, value) => {
  const isNumber = typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value));
  return isNumber ? `Write ${value}, without quotes.` : undefined;
};

const itemFix: FindFix = (keyword, value) =>
  typeof value === 'string' ? `Write \`${keyword}: [${value}]\`.` : undefined;

/** For each type that a keyword must have, a function that returns the fix for a value of another type, if a special fix is known. */
const fixForType: Readonly<Partial<Record<KeywordType, FindFix>>> = {
  array: (keyword, value) =>
    isJsonObject(value) ? `Write a list: \`[${Object.keys(value).join(', ')}]\`.` : itemFix(keyword, value),
  boolean: booleanFix,
  count: numberFix,
  names: itemFix,
  number: numberFix,
  positive: numberFix,
  schema: (keyword, value) => booleanFix(keyword, value) ?? schemaFix(keyword, value),
  schemas(keyword, value) {
    if (!isJsonObject(value)) return undefined;
    const { $ref } = value;
    return `Write \`${keyword}: [${typeof $ref === 'string' ? `{ $ref: '${$ref}' }` : '…'}]\`, a list.`;
  },
};

/** Returns the fix for a keyword without a value. The proposed value does not restrict the values of the schema. */
function emptyFix(keyword: string, shape: KeywordType): string | undefined {
  if (keyword === 'enum') return 'Write the allowed values, such as `[a, b]`, or remove it.';
  // No value is valid against `not: {}`.
  if (keyword === 'not') return 'Write the schema of the values that are not allowed, or remove it.';
  if (shape === 'array') return 'Write `[]`, or remove it.';
  return shape === 'schema' || shape === 'schemaMap' ? 'Write `{}`, or remove it.' : undefined;
}

/** Returns the fix for an entry that is not a schema, in a map or a list of schemas. An example is `id: string` in `properties`. */
export function memberFix(
  value: JsonValue | undefined,
  owner: JsonObject | readonly JsonValue[],
  key: string | number,
): string {
  if (value === undefined || value === null) return 'Write `{}`, or the content of the schema.';
  // If an entry of `properties` has the name of a keyword and its value is not a schema, the entry is a keyword that is indented too far.
  const isKeyword = enforcedKeywords.has(String(key)) && !Array.isArray(owner);
  if (isKeyword && shapes[enforcedKeywords.get(String(key)) ?? 'any'].test(value))
    return `If this is the keyword \`${key}\`, move it beside \`properties\`.`;
  return schemaFix(String(key), value) ?? 'Write an object, `true` or `false`.';
}

/**
 * Returns the fix for a value that is written in place of a schema, such as `string` in `items: string`. Returns undefined if no special
 * fix is known.
 */
function schemaFix(keyword: string, value: JsonValue): string | undefined {
  if (Array.isArray(value) && keyword === 'items') return 'Write one schema, or `prefixItems` for a list of schemas.';
  if (typeof value !== 'string') return undefined;
  if (/^\$ref\s/u.test(value)) return `Write \`${value.replace(/^\$ref\s+/u, '$ref: ')}\`, with a colon.`;
  if (/^[^\s#]*#\//u.test(value)) return `Write \`{ $ref: '${value}' }\`.`;
  const type = typeNames.find((name) => name === value) ?? aliases.get(value.toLowerCase());
  return type === undefined
    ? `Write \`{ $ref: '#/components/schemas/${value}' }\`, or a schema.`
    : `Write \`{ type: ${type} }\`.`;
}

function exclusiveFix(
  keyword: string,
  bound: string,
  value: JsonValue,
  siblings: Readonly<Record<string, unknown>>,
): string {
  // In OpenAPI 3.0, `exclusiveMinimum: true` makes the bound in `minimum` exclusive. In OpenAPI 3.1, the value of `exclusiveMinimum` is
  // itself the bound. The same is true for `exclusiveMaximum`.
  if (typeof value === 'number') return `Write \`${bound}: ${value}\` and \`${keyword}: true\`.`;
  const limit = siblings[bound];
  if (value === true && typeof limit === 'number')
    return `Write \`${keyword}: ${limit}\` in place of \`${bound}: ${limit}\`.`;
  return `Write a number, or remove it.`;
}

/** Names of types in other languages. Each one is mapped to the name of the same type in JSON Schema. */
const aliases: ReadonlyMap<string, string> = new Map([
  ['bool', 'boolean'],
  ['dict', 'object'],
  ['int', 'integer'],
  ['list', 'array'],
  ['long', 'integer'],
  ['map', 'object'],
  ['str', 'string'],
  ['text', 'string'],
]);

/** A map from wrong values of `type` to the keywords that a user should write instead. Most keys of the map are names of formats. */
const formats: ReadonlyMap<string, string> = new Map([
  ['date', 'type: string, format: date'],
  ['datetime', 'type: string, format: date-time'],
  ['date-time', 'type: string, format: date-time'],
  ['decimal', 'type: number'],
  ['double', 'type: number, format: double'],
  ['email', 'type: string, format: email'],
  ['file', 'type: string, format: binary'],
  ['float', 'type: number, format: float'],
  ['int32', 'type: integer, format: int32'],
  ['int64', 'type: integer, format: int64'],
  ['time', 'type: string, format: time'],
  ['timestamp', 'type: string, format: date-time'],
  ['uri', 'type: string, format: uri'],
  ['url', 'type: string, format: uri'],
  ['uuid', 'type: string, format: uuid'],
]);

function typeFault(value: JsonValue, context: BuildContext): KeywordFault {
  const items = Array.isArray(value) ? value : [value];
  const wrong = items.findIndex((item) => !typeNames.some((name) => name === item));
  const item = Array.isArray(value) && wrong !== -1 ? wrong : undefined;
  const name = wrong === -1 ? value : (items[wrong] ?? null);
  const message = `${named(name)} is not a type of JSON Schema.`;
  const fix =
    (typeof name === 'string' ? typeFix(name, context) : name === null ? nullFix : undefined) ?? shapes.type.fix;
  return { message, fix, item };
}

const nullFix = "Write `'null'`, in quotes.";

function typeFix(name: string, { document }: BuildContext): string | undefined {
  const lower = name.toLowerCase();
  const keywords = formats.get(lower);
  if (keywords !== undefined) return `Write \`${keywords}\`.`;
  if (lower === 'any' || lower === 'mixed') return 'Remove it: a schema without `type` allows all types.';
  const [, element] = /^(\w+)\[\]$/u.exec(name) ?? [];
  const schemas = readObject(readObject(document, 'components') ?? {}, 'schemas') ?? {};
  if (element !== undefined) {
    const items = Object.hasOwn(schemas, element) ? `$ref: '#/components/schemas/${element}'` : keywordsOf(element);
    return `Write \`type: array, items: ${items === undefined ? '…' : `{ ${items} }`}\`.`;
  }
  if (Object.hasOwn(schemas, name)) return `Write \`$ref: '#/components/schemas/${name}'\` in place of \`type\`.`;
  const near = aliases.get(lower) ?? suggestion(name, typeNames);
  return near === undefined ? undefined : `Did you mean \`${near}\`?`;
}

/** Returns the keywords that describe a type of JSON Schema, or a type of another language. */
function keywordsOf(name: string): string | undefined {
  const lower = name.toLowerCase();
  const type = typeNames.find((known) => known === lower) ?? aliases.get(lower);
  return type === undefined ? formats.get(lower) : `type: ${type}`;
}

const named = (value: JsonValue): string =>
  Array.isArray(value)
    ? value.length === 0
      ? 'An empty array'
      : 'An array'
    : typeof value === 'object' && value !== null
      ? 'An object'
      : short(value);
