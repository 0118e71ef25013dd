import type { JsonValue } from '../../json/json.ts';
import type { FieldType, ObjectName } from './field-type.ts';

/** Returns the name of an object as its specification writes it: `Operation` for `Swagger Operation`. */
export const writtenName = (name: ObjectName): string => name.replace(/^Swagger /u, '');

/** Returns the name of an object of the specification with its article: `an Operation Object`. */
export function withArticle(name: ObjectName): string {
  const written = writtenName(name);
  return `${/^[AEIO]/u.test(written) ? 'an' : 'a'} ${written} Object`;
}

/** Returns the name of an object of the specification with its article, for the start of a sentence: `An Operation Object`. */
export const withCapitalArticle = (name: ObjectName): string => withArticle(name).replace(/^a/u, 'A');

/** Returns words for a type, with an article: `an array of Parameter Objects`. */
export function fieldTypeWords(type: FieldType): string {
  switch (type.kind) {
    case 'choice':
      return `one of ${type.values.join(', ')}`;
    case 'list':
      return `an array of ${pluralWords(type.item)}`;
    case 'map':
      return `an object with ${pluralWords(type.value)}`;
    case 'object':
      return withArticle(type.name);
    default:
      return simpleWords[type.kind];
  }
}

const simpleWords = {
  anything: 'a value',
  boolean: 'a boolean',
  email: 'an email address',
  schema: 'a schema',
  serverUrl: 'a URL',
  string: 'a string',
  url: 'a URL',
} as const;

function pluralWords(type: FieldType): string {
  if (type.kind === 'object') return `${writtenName(type.name)} Objects`;
  if (type.kind === 'list') return 'arrays';
  if (type.kind === 'string' || type.kind === 'schema') return `${type.kind}s`;
  return 'values';
}

/**
 * Returns words for a value as written in a file: `an array`, `the number 5`. The words for null are `empty (null)`, because in YAML a
 * value that is left out is null.
 */
export function valueWords(value: JsonValue): string {
  if (value === null) return 'empty (null)';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : 'an array';
  if (typeof value === 'object') return 'an object';
  if (typeof value === 'boolean') return `the boolean ${value}`;
  return `the ${typeof value} ${quoted(value)}`;
}

/** The largest number of characters of a string in a message. */
const longestText = 60;

/** Returns a number, or a string in quotes. A string is cut after its first line, because it may be the content of a whole file. */
function quoted(value: number | string): string {
  const [line = ''] = String(value).split('\n', 1);
  const isShort = line === String(value) && line.length <= longestText;
  return isShort ? JSON.stringify(value) : `${JSON.stringify(line.slice(0, longestText))}…`;
}
