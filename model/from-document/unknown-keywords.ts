import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import type { BuildContext } from './context.ts';
import { shapes } from '../keywords/keyword-shape.ts';
import { annotationKeywords, enforcedKeywords } from '../keywords/schema-keywords.ts';

/**
 * Returns the unknown keywords whose values look like schemas, such as `color: { type: string }`. These keywords are probably the names of
 * properties. The result is empty if the schema has `properties`, or a `type` other than `object`. It is also empty if one of these
 * keywords is similar to a keyword of JSON Schema, or begins with a capital letter.
 */
export function propertiesAmongKeywords(schema: JsonObject): readonly string[] {
  if (schema.properties !== undefined || (schema.type !== undefined && schema.type !== 'object')) return [];
  const names = Object.keys(schema).filter((name) => {
    const value = schema[name];
    const isUnknown = !enforcedKeywords.has(name) && !annotationKeywords.has(name) && !name.startsWith('x-');
    return isUnknown && isJsonObject(value) && (value.type !== undefined || value.$ref !== undefined);
  });
  return names.some((name) => /^[A-Z]/u.test(name) || suggestion(name, enforcedKeywords.keys()) !== undefined)
    ? []
    : names;
}

/** Reports the keywords that {@link propertiesAmongKeywords} has found. */
export function reportProperties(
  names: readonly string[],
  node: JsonObject,
  { diagnostics, locationOf }: BuildContext,
): void {
  const words = names.map((name) => `\`${name}\``).join(', ');
  const message = `JSON Schema has no keyword ${words}, so types and validators are generated without it.`;
  const fix = `Write \`properties:\` above, and indent ${words}.`;
  diagnostics.warning('keyword-unknown', message, fix, locationOf(node, names[0] ?? ''));
}

/**
 * Reports a key of a schema that is not a keyword. The report is usually only a warning, because JSON Schema allows unknown keywords, and
 * many valid descriptions have keywords of other tools without `x-`.
 */
export function reportUnknownKeyword(keyword: string, node: JsonObject, context: BuildContext): void {
  const { diagnostics, locationOf } = context;
  const near = similarKeyword(keyword, context);
  const fix = unknownFix(keyword, near, node, context);
  const isError = fix.startsWith('Did you mean') && near !== undefined && isTypeOf(node, near, node[keyword]);
  if (isError) {
    const message = `JSON Schema has no keyword \`${keyword}\`, so a type is missing in the generated code.`;
    diagnostics.fault('keyword-unknown', message, 'It is ignored.', fix, locationOf(node, keyword));
  } else {
    const message = `JSON Schema has no keyword \`${keyword}\`, so types and validators are generated without it.`;
    diagnostics.warning('keyword-unknown', message, fix, locationOf(node, keyword));
  }
}

/** Returns the keyword of JSON Schema that the author of an unknown keyword probably meant. Returns undefined if no keyword is similar. */
function similarKeyword(keyword: string, { isVersion30 }: BuildContext): string | undefined {
  const known = [...enforcedKeywords.keys(), ...annotationKeywords.keys(), ...(isVersion30 ? ['nullable'] : [])];
  return otherNames.get(keyword) ?? suggestion(keyword, known);
}

/** The keywords that determine the type of a schema. */
const typeKeywords = ['$ref', 'allOf', 'anyOf', 'items', 'oneOf', 'prefixItems', 'properties', 'type'];

/**
 * Returns true if the author of a value probably meant `keyword`, but wrote a different key. This is the case if `keyword` determines the
 * type of a schema, the schema `node` does not have `keyword`, and the value is valid for `keyword`.
 */
function isTypeOf(node: JsonObject, keyword: string, value: JsonValue | undefined): boolean {
  const shape = enforcedKeywords.get(keyword);
  if (shape === undefined || !typeKeywords.includes(keyword) || node[keyword] !== undefined) return false;
  return keyword === '$ref' ? typeof value === 'string' && /[#./]/u.test(value) : shapes[shape].test(value ?? null);
}

function unknownFix(keyword: string, near: string | undefined, node: JsonObject, { isRoot }: BuildContext): string {
  if (keyword === 'mapping' && node.discriminator !== undefined) return 'Indent it below `discriminator`.';
  if (isJsonObject(node[keyword]) && /^[A-Z]/u.test(keyword)) return schemaMapFix(keyword, isRoot(node));
  return spellingFix(keyword, near);
}

function spellingFix(keyword: string, near: string | undefined): string {
  // If the colon after a keyword is missing in a YAML flow mapping, YAML reads the keyword and its value as one key. An example is the key
  // `type string` in `{ type string }`.
  const [, name = '', value = ''] = /^(\S+)\s+(.+)$/u.exec(keyword) ?? [];
  if (enforcedKeywords.has(name) || annotationKeywords.has(name)) return `Write \`${name}: ${value}\`, with a colon.`;
  if (near !== undefined) return `Did you mean \`${near}\`?`;
  return keyword === 'optional'
    ? 'Remove it: a property is optional if `required` of the object does not list it.'
    : 'Correct the name of the keyword, or start the name with `x-`.';
}

// An unknown keyword such as `Pet` is probably the name of a schema. In that case, the last key of a reference, such as `/Pet`, is missing.
// The reference then points to a whole map of schemas. If the map is a whole file, the reference has no `#` yet.
const schemaMapFix = (name: string, isFile: boolean): string =>
  `If these are several schemas, refer to one of them: write \`${isFile ? '#' : ''}/${name}\` at the end of the reference.`;

/** Keywords of other schema languages and libraries. Each one is mapped to the equivalent keyword of JSON Schema. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ['max', 'maximum'],
  ['min', 'minimum'],
  ['ref', '$ref'],
  ['regex', 'pattern'],
]);
