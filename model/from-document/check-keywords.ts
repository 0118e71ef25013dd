import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { checkFormat } from './check-format.ts';
import { checkNullable } from './check-nullable.ts';
import { checkPattern } from './check-pattern.ts';
import type { BuildContext } from './context.ts';
import { keywordFault } from './keyword-fault.ts';
import { shapes, type KeywordType } from '../keywords/keyword-shape.ts';
import { isNullableWithoutType } from './nullable.ts';
import { annotationKeywords, enforcedKeywords, identifiers, unsupportedKeywords } from '../keywords/schema-keywords.ts';

/**
 * Checks the keywords of one schema object. Reports keywords that do not exist, keywords with an invalid value, and keywords that
 * validators do not enforce.
 *
 * @param node the schema as it is in the document.
 * @param schema a copy of `node` without the keywords that have no meaning in the dialect of the schema.
 * @returns the keywords that are ignored because of their values.
 */
export function checkKeywords(node: JsonObject, schema: JsonObject, context: BuildContext): readonly string[] {
  if (typeof schema.openapi === 'string' && isJsonObject(schema.info)) {
    const message = 'A reference uses this whole OpenAPI description as a schema.';
    const fix = 'Write the pointer of a schema at the end of the reference: `#/components/schemas/…`.';
    const unknown = 'The generated type is `unknown`.';
    context.diagnostics.fault('reference-mismatched', message, unknown, fix, context.place(node, 'openapi'));
    return [];
  }
  const properties = propertiesAmongKeywords(schema);
  if (properties.length > 0) reportProperties(properties, node, context);
  const ignored: string[] = [];
  for (const keyword in schema) {
    const value = schema[keyword];
    if (value === undefined) continue;
    const shape = shapeOf(keyword, context) ?? annotationKeywords.get(keyword);
    if (shape === undefined) {
      if (!properties.includes(keyword)) checkOther(keyword, node, context);
      continue;
    }
    if (shapes[shape].test(value)) {
      if (context.isVersion30) reportLaterMeaning(keyword, value, node, context);
      continue;
    }
    const { message, fix, item } = keywordFault(keyword, value, shape, schema, context);
    // In YAML, an empty value such as `items:` is null. The report then points to the key, because a code frame cannot underline an empty
    // value. For `type`, null is usually the word `null` without quotes, so the report points to the value.
    const isEmpty = value === null && keyword !== 'type';
    const at =
      item === undefined
        ? context.place(node, keyword, isEmpty ? 'key' : 'value')
        : context.place(value, item, 'value');
    // For most annotations, a wrong value is only a warning, because these annotations have an effect only on the generated documentation.
    const isEffective = enforcedKeywords.has(keyword) || shape === 'boolean';
    if (!isEffective) {
      context.diagnostics.warning('keyword-invalid', message, fix, at);
      continue;
    }
    const meaning = otherMeaning(keyword, value);
    context.diagnostics.fault('keyword-invalid', message, meaning ?? 'It is ignored.', fix, at);
    // If only one item of a list is wrong, the other items are used, so the keyword is not ignored.
    if (meaning === undefined && item === undefined) ignored.push(keyword);
  }
  checkNullable(schema, context);
  checkFormat(node, context);
  const { pattern, patternProperties, maxLength } = schema;
  const longest = typeof maxLength === 'number' ? maxLength : Infinity;
  if (typeof pattern === 'string')
    checkPattern(pattern, longest, () => context.place(node, 'pattern', 'value'), context);
  for (const name of isJsonObject(patternProperties) ? Object.keys(patternProperties) : []) {
    checkPattern(name, Infinity, () => context.place(patternProperties, name), context);
  }
  return ignored;
}

/**
 * If a value is valid only in another version of OpenAPI, returns a sentence for the message. The sentence names the version whose rules
 * forgespec applies to the value. Otherwise returns undefined.
 */
function otherMeaning(keyword: string, value: JsonValue): string | undefined {
  const isBound = keyword.startsWith('exclusive');
  if (isBound && typeof value === 'boolean') return 'It is read as in OpenAPI 3.0.';
  return isBound && typeof value === 'number' ? 'It is read as in OpenAPI 3.1.' : undefined;
}

/**
 * Reports a keyword, or a value of a keyword, that exists only since OpenAPI 3.1. The report is a warning, because the generator supports
 * such keywords.
 */
function reportLaterMeaning(
  keyword: string,
  value: JsonValue,
  node: JsonObject,
  { diagnostics, place }: BuildContext,
): void {
  const warn = (message: string, fix: string, part: 'key' | 'value'): void =>
    diagnostics.warning('keyword-unsupported', message, fix, place(node, keyword, part));
  if (keyword === 'const') {
    warn('`const` exists only since OpenAPI 3.1.', `Write \`enum: [${JSON.stringify(value)}]\`.`, 'key');
  } else if (keyword === 'type' && value === 'null') {
    warn('The type `null` exists only since OpenAPI 3.1.', 'Write `nullable: true` beside the other type.', 'value');
  } else if (keyword === 'type' && Array.isArray(value)) {
    const [type, ...others] = value.filter((name) => name !== 'null');
    const fix =
      type === undefined || others.length > 0
        ? 'Write `oneOf` with a schema for each type.'
        : `Write \`type: ${String(type)}\`${value.length === 1 ? '' : ' and `nullable: true`'}.`;
    warn('A list of types exists only since OpenAPI 3.1.', fix, 'value');
  }
}

function shapeOf(keyword: string, { isVersion30 }: BuildContext): KeywordType | undefined {
  // OpenAPI 3.0 uses an older draft, in which `exclusiveMinimum` and `exclusiveMaximum` are booleans. The value `true` makes the bound in
  // `minimum` or `maximum` exclusive.
  if (isVersion30 && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum')) return 'boolean';
  if (isVersion30 && keyword === 'nullable') return 'boolean';
  if (isVersion30 && identifiers.has(keyword)) return undefined;
  return enforcedKeywords.get(keyword);
}

function checkOther(
  keyword: string,
  node: JsonObject,
  { diagnostics, isVersion30, isRoot, place }: BuildContext,
): void {
  if (keyword === 'nullable') {
    const message = '`nullable` has no meaning in OpenAPI 3.1.';
    const at = place(node, keyword);
    const lacksNull = node.nullable === true && Array.isArray(node.enum) && !node.enum.includes(null);
    const fix =
      typeof node.type === 'string'
        ? `Write \`type: [${node.type}, 'null']\`${lacksNull ? ', and add null to `enum`' : ''}.`
        : "Add 'null' to `type`, or a `oneOf` with `type: 'null'`.";
    if (node.type === undefined && !isNullableWithoutType(node)) {
      diagnostics.warning('keyword-unsupported', message, fix, at);
    } else {
      // In OpenAPI 3.0, `nullable` has no effect without `type`.
      const assumption =
        isNullableWithoutType(node) || lacksNull
          ? 'It is read as if null were allowed.'
          : 'It is read as in OpenAPI 3.0.';
      diagnostics.fault('keyword-unsupported', message, assumption, fix, at);
    }
  } else if (unsupportedKeywords.has(keyword) || identifiers.has(keyword)) {
    const fix = 'Express the same constraint with other keywords, or remove this keyword.';
    diagnostics.fault(
      'keyword-unsupported',
      `The validators do not enforce \`${keyword}\`.`,
      'It is ignored.',
      fix,
      place(node, keyword),
    );
  } else if (!keyword.startsWith('x-')) {
    const near =
      otherNames.get(keyword) ??
      suggestion(keyword, [
        ...enforcedKeywords.keys(),
        ...annotationKeywords.keys(),
        ...(isVersion30 ? ['nullable'] : []),
      ]);
    const fix =
      keyword === 'mapping' && node.discriminator !== undefined
        ? 'Indent it below `discriminator`.'
        : isJsonObject(node[keyword]) && /^[A-Z]/u.test(keyword)
          ? schemaMapFix(keyword, isRoot(node))
          : unknownFix(keyword, near);
    // An unknown keyword is usually only a warning, because JSON Schema allows it, and many valid descriptions have keywords of other
    // tools without `x-`.
    const isError = fix.startsWith('Did you mean') && near !== undefined && isTypeOf(node, near, node[keyword]);
    const message = isError
      ? `JSON Schema has no keyword \`${keyword}\`, so a type is missing in the generated code.`
      : `JSON Schema has no keyword \`${keyword}\`, so types and validators are generated without it.`;
    if (isError) diagnostics.fault('keyword-unknown', message, 'It is ignored.', fix, place(node, keyword));
    else diagnostics.warning('keyword-unknown', message, fix, place(node, keyword));
  }
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

/**
 * Returns the unknown keywords whose values look like schemas, such as `color: { type: string }`. These keywords are probably the names of
 * properties. The result is empty if the schema has `properties`, or a `type` other than `object`. It is also empty if one of these
 * keywords is similar to a keyword of JSON Schema, or begins with a capital letter.
 */
function propertiesAmongKeywords(schema: JsonObject): readonly string[] {
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

function reportProperties(names: readonly string[], node: JsonObject, { diagnostics, place }: BuildContext): void {
  const words = names.map((name) => `\`${name}\``).join(', ');
  const message = `JSON Schema has no keyword ${words}, so types and validators are generated without it.`;
  const fix = `Write \`properties:\` above, and indent ${words}.`;
  diagnostics.warning('keyword-unknown', message, fix, place(node, names[0] ?? ''));
}

function unknownFix(keyword: string, near: string | undefined): string {
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
