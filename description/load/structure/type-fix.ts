import { booleanOfWord } from '../../json/boolean-word.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import { meantChoice } from './assumed-value.ts';
import type { FieldType, ObjectName } from './field-type.ts';
import { fieldTypeWords } from './type-words.ts';

/**
 * Returns the correction of a value that does not have the type of its field.
 *
 * @param key the key of the field, or the index in an array.
 */
export function typeFix(type: FieldType, key: string | number, value: JsonValue): string {
  if (isContentOfFile(value)) return fixOfContent;
  switch (type.kind) {
    case 'choice':
      return choiceFix(type.values, value);
    case 'boolean':
      return booleanFix(value);
    case 'list':
      return arrayFix(type.item, key, value);
    case 'map':
    case 'object':
    case 'schema':
      return objectFix(type, key, value);
    default:
      if (typeof value === 'number' || typeof value === 'boolean') return `Write it in quotes: '${value}'.`;
      if (isJsonObject(value) && typeof value['name'] === 'string') return `Write only the name: ${value['name']}.`;
      return `Write ${fieldTypeWords(type)}, or remove the key.`;
  }
}

/**
 * Returns true for a string that may be the content of a whole file. If a reference leads to a file that is neither YAML nor JSON, the
 * target of the reference is the text of this file. A message must not contain such a long string.
 */
export const isContentOfFile = (value: JsonValue): boolean =>
  typeof value === 'string' && (value.includes('\n') || value.length > 200);

export const fixOfContent =
  'This is a long text. If a reference leads to this text, name a YAML or JSON file in the reference.';

function choiceFix(values: readonly string[], value: JsonValue): string {
  if ((value === 'body' || value === 'formData') && !values.includes('body'))
    return 'Describe the body of a request with `requestBody`.';
  if (values.includes('mutualTLS') && (value === 'bearer' || value === 'basic'))
    return `Write \`type: http\` with \`scheme: ${value}\`.`;
  const near = typeof value === 'string' ? meantChoice(values, value) : undefined;
  return near === undefined ? `Write one of ${values.join(', ')}.` : `Did you mean \`${near}\`?`;
}

function booleanFix(value: JsonValue): string {
  const meant = typeof value === 'string' ? booleanOfWord(value) : undefined;
  return meant === undefined ? 'Write `true` or `false`.' : `Did you mean \`${meant}\`?`;
}

function arrayFix(item: FieldType, key: string | number, value: JsonValue): string {
  if (value === null && item.kind === 'string') return `Write \`${key}: []\`.`;
  if (typeof value === 'string' && item.kind === 'string') return `Write an array: \`[${value}]\`.`;
  const [first] = isJsonObject(value) ? Object.keys(value) : [];
  return `Write an array: each entry begins with ${first === undefined ? '`- `' : `\`- ${first}: …\``}.`;
}

/**
 * Maps some kinds of objects to a function. If an author wrote a string in place of the object, the function returns the properties that
 * the author probably means. For the server `/v1`, for example, it returns `url: /v1`.
 */
const objectsFromText: Partial<Readonly<Record<ObjectName, (text: string) => string>>> = {
  Example: (value) => `value: ${value}`,
  Response: (description) => `description: ${description}`,
  Discriminator: (property) => `propertyName: ${property}`,
  Parameter: (name) => `name: ${name}\` with \`in\` and \`schema`,
  'Security Requirement': (scheme) => `${scheme}: []`,
  Server: (url) => `url: ${url}`,
  'Swagger Parameter': (name) => `name: ${name}\` with \`in\` and \`type`,
  'Swagger Response': (description) => `description: ${description}`,
  Tag: (name) => `name: ${name}`,
};

const schemaTypes = ['array', 'boolean', 'integer', 'number', 'object', 'string'];

function objectFix(type: FieldType, key: string | number, value: JsonValue): string {
  const fix = typeof value === 'string' ? fixOfText(type, value) : undefined;
  if (fix !== undefined) return fix;
  if (Array.isArray(value)) {
    if (key === 'examples') return 'Write `example` for one value, or an object with a name for each example.';
    const [first] = value;
    const entry = typeof first === 'string' ? `${first}: …` : 'name: …';
    return `Write ${fieldTypeWords(type)}: entries such as \`${entry}\`, without \`- \`.`;
  }
  return value === null ? `Write \`${key}: {}\`, or its content.` : `Write ${fieldTypeWords(type)}, or remove the key.`;
}

/** Returns the correction of a string in place of an object. Returns undefined if the meaning of the string is not clear. */
function fixOfText(type: FieldType, text: string): string | undefined {
  if (/^[^\s#]*#\//u.test(text)) return `Write \`$ref: '${text}'\`.`;
  if (type.kind === 'map' && text.includes('/')) return `Write \`${text}: …\` in the next line, with its content.`;
  if (type.kind === 'object') {
    const written = objectsFromText[type.name]?.(text);
    return written === undefined ? undefined : `Write \`${written}\`.`;
  }
  if (type.kind !== 'schema') return undefined;
  return schemaTypes.includes(text)
    ? `Write \`{ type: ${text} }\`.`
    : `Write \`$ref: '#/components/schemas/${text}'\`, if that is the name of a schema.`;
}

/**
 * Returns the first key that starts with a `-` without a space after it, such as `-name`. The author probably means a list item. Returns
 * undefined if no key starts like this.
 */
export const joinedDash = (value: JsonValue): string | undefined =>
  isJsonObject(value) ? Object.keys(value).find((key) => /^-[^\s-]/u.test(key)) : undefined;
