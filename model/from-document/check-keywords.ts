import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { SourceLocation } from '@forgespec/description/diagnostics';
import { checkFormat } from './check-format.ts';
import { checkNullable } from './check-nullable.ts';
import { checkPattern } from './check-pattern.ts';
import type { BuildContext } from './context.ts';
import { keywordFault } from './keyword-fault.ts';
import { shapes, type KeywordType } from '../keywords/keyword-shape.ts';
import { isNullableWithoutType } from './nullable.ts';
import { annotationKeywords, enforcedKeywords, identifiers, unsupportedKeywords } from '../keywords/schema-keywords.ts';
import { propertiesAmongKeywords, reportProperties, reportUnknownKeyword } from './unknown-keywords.ts';

/** A schema object whose keywords are checked. */
interface CheckedKeywords {
  /** The schema as it is in the document. */
  readonly node: JsonObject;
  /** A copy of `node` without the keywords that have no meaning in the dialect of the schema. */
  readonly schema: JsonObject;
}

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
    reportWholeDescription(node, context);
    return [];
  }
  const properties = propertiesAmongKeywords(schema);
  if (properties.length > 0) reportProperties(properties, node, context);
  const ignored: string[] = [];
  for (const keyword in schema) {
    if (schema[keyword] === undefined) continue;
    const shape = shapeOf(keyword, context);
    if (shape === undefined) {
      if (!properties.includes(keyword)) checkOther(keyword, node, context);
    } else if (checkValue(keyword, shape, { node, schema }, context) === 'ignored') {
      ignored.push(keyword);
    }
  }
  checkNullable(schema, context);
  checkFormat(node, context);
  checkPatterns({ node, schema }, context);
  return ignored;
}

function reportWholeDescription(node: JsonObject, { diagnostics, locationOf }: BuildContext): void {
  const message = 'A reference uses this whole OpenAPI description as a schema.';
  const fix = 'Write the pointer of a schema at the end of the reference: `#/components/schemas/…`.';
  const unknown = 'The generated type is `unknown`.';
  diagnostics.fault('reference-mismatched', message, unknown, fix, locationOf(node, 'openapi'));
}

/**
 * Checks the value of a keyword.
 *
 * @returns `ignored` if the validators do not enforce the keyword because of its value.
 */
function checkValue(
  keyword: string,
  shape: KeywordType,
  checked: CheckedKeywords,
  context: BuildContext,
): 'ignored' | 'used' {
  const value = checked.schema[keyword] ?? null;
  if (!shapes[shape].test(value)) return reportInvalid(keyword, value, shape, checked, context);
  if (context.isVersion30) reportLaterMeaning(keyword, value, checked.node, context);
  return 'used';
}

/**
 * Reports a keyword whose value is invalid.
 *
 * @returns `used` if the validators nevertheless enforce a part of the value, or the meaning that the value has in another version.
 */
function reportInvalid(
  keyword: string,
  value: JsonValue,
  shape: KeywordType,
  { node, schema }: CheckedKeywords,
  context: BuildContext,
): 'ignored' | 'used' {
  const { diagnostics } = context;
  const { message, fix, item } = keywordFault(keyword, value, shape, schema, context);
  const at = item === undefined ? placeOfValue(keyword, node, context) : context.locationOf(value, item, 'value');
  // For most annotations, a wrong value is only a warning, because these annotations have an effect only on the generated documentation.
  if (!enforcedKeywords.has(keyword) && shape !== 'boolean') {
    diagnostics.warning('keyword-invalid', message, fix, at);
    return 'used';
  }
  const meaning = otherMeaning(keyword, value);
  diagnostics.fault('keyword-invalid', message, meaning ?? 'It is ignored.', fix, at);
  // If only one item of a list is wrong, the other items are used, so the keyword is not ignored.
  return meaning === undefined && item === undefined ? 'ignored' : 'used';
}

/**
 * Returns the source location for a report about the value of a keyword. In YAML, an empty value such as `items:` is null. The report then
 * points to the key, because a code frame cannot underline an empty value. For `type`, null is usually the word `null` without quotes, so
 * the report points to the value.
 */
function placeOfValue(keyword: string, node: JsonObject, { locationOf }: BuildContext): SourceLocation | undefined {
  const isEmpty = node[keyword] === null && keyword !== 'type';
  return locationOf(node, keyword, isEmpty ? 'key' : 'value');
}

function checkPatterns({ node, schema }: CheckedKeywords, context: BuildContext): void {
  const { pattern, patternProperties, maxLength } = schema;
  const longest = typeof maxLength === 'number' ? maxLength : Infinity;
  if (typeof pattern === 'string')
    checkPattern(pattern, longest, () => context.locationOf(node, 'pattern', 'value'), context);
  for (const name of isJsonObject(patternProperties) ? Object.keys(patternProperties) : []) {
    checkPattern(name, Infinity, () => context.locationOf(patternProperties, name), context);
  }
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
  { diagnostics, locationOf }: BuildContext,
): void {
  const warn = (message: string, fix: string, part: 'key' | 'value'): void =>
    diagnostics.warning('keyword-unsupported', message, fix, locationOf(node, keyword, part));
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

/** Returns the type that the value of a keyword must have. Returns undefined if the keyword does not exist in the version of OpenAPI. */
function shapeOf(keyword: string, { isVersion30 }: BuildContext): KeywordType | undefined {
  // OpenAPI 3.0 uses an older draft, in which `exclusiveMinimum` and `exclusiveMaximum` are booleans. The value `true` makes the bound in
  // `minimum` or `maximum` exclusive.
  if (isVersion30 && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum')) return 'boolean';
  if (isVersion30 && keyword === 'nullable') return 'boolean';
  if (isVersion30 && identifiers.has(keyword)) return undefined;
  return enforcedKeywords.get(keyword) ?? annotationKeywords.get(keyword);
}

/** Checks a key of a schema that is not a keyword of the version of JSON Schema that the description uses. */
function checkOther(keyword: string, node: JsonObject, context: BuildContext): void {
  if (keyword === 'nullable') reportNullable(node, context);
  else if (unsupportedKeywords.has(keyword) || identifiers.has(keyword)) reportUnsupported(keyword, node, context);
  else if (!keyword.startsWith('x-')) reportUnknownKeyword(keyword, node, context);
}

/** Reports `nullable` in a description of OpenAPI 3.1 or later. */
function reportNullable(node: JsonObject, { diagnostics, locationOf }: BuildContext): void {
  const message = '`nullable` has no meaning in OpenAPI 3.1.';
  const at = locationOf(node, 'nullable');
  const lacksNull = node.nullable === true && Array.isArray(node.enum) && !node.enum.includes(null);
  const fix =
    typeof node.type === 'string'
      ? `Write \`type: [${node.type}, 'null']\`${lacksNull ? ', and add null to `enum`' : ''}.`
      : "Add 'null' to `type`, or a `oneOf` with `type: 'null'`.";
  const isWithoutType = isNullableWithoutType(node);
  // In OpenAPI 3.0, `nullable` has no effect without `type`.
  if (node.type === undefined && !isWithoutType) {
    diagnostics.warning('keyword-unsupported', message, fix, at);
    return;
  }
  const assumption =
    isWithoutType || lacksNull ? 'It is read as if null were allowed.' : 'It is read as in OpenAPI 3.0.';
  diagnostics.fault('keyword-unsupported', message, assumption, fix, at);
}

function reportUnsupported(keyword: string, node: JsonObject, { diagnostics, locationOf }: BuildContext): void {
  const message = `The validators do not enforce \`${keyword}\`.`;
  const fix = 'Express the same constraint with other keywords, or remove this keyword.';
  diagnostics.fault('keyword-unsupported', message, 'It is ignored.', fix, locationOf(node, keyword));
}
