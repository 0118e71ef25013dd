import { essenceOf, mediaKind } from '@forgespec/templates/shared/media-type';
import { isJsonObject, sortedBy, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { followReferences, stylesOfLocation } from '@forgespec/description/openapi';
import { mediaKindFacts } from '../inspect/media-kinds.ts';
import { styleFacts } from '../inspect/parameter-styles.ts';
import type { FieldEncoding, PartList } from '../message.ts';
import type { ParameterStyle } from '../parameter.ts';
import { buildHeaders } from './build-headers.ts';
import { inside, type BuildContext, type Located } from './context.ts';
import { readArray, readFlag, readMembers, readObject, readOneOf, readString } from './read.ts';

/**
 * Returns the rules in `encoding` for the fields of a form, sorted by field name. Fields with `style: deepObject` are left out.
 *
 * @param mediaType the media type of the form. If it is `multipart`, each value is a part with a separate media type, and `style` has no
 * effect.
 */
export function buildEncodings({ node, pointer }: Located, mediaType: string, context: BuildContext): FieldEncoding[] {
  const { hasParts } = mediaKindFacts(mediaType);
  const members = readMembers(node, 'encoding').filter(([, encoding]) => !hasBrackets(encoding));
  if (essenceOf(mediaType) === 'multipart/form-data' && !context.isVersion30) {
    const properties = propertiesOf(node.schema, context);
    for (const [name, encoding] of members)
      if (properties.some(([other, schema]) => other === name && isArrayOrObject(schema, context)))
        reportStyleOfPart(name, encoding, context);
  }
  return sortedBy(members, ([name]) => name).map(([name, encoding]) => ({
    name,
    contentType: readString(encoding, 'contentType'),
    style: hasParts ? undefined : styleOf(encoding),
    headers: buildHeaders({ node: encoding, pointer: inside(pointer, 'encoding', name) }, context),
  }));
}

/** Returns the names of the fields of a form that are written as `name[key]`, sorted. */
export const bracketFields = (node: JsonObject): string[] =>
  readMembers(node, 'encoding')
    .flatMap(([name, encoding]) => (hasBrackets(encoding) ? [name] : []))
    .toSorted();

/** Returns true if the style of a field writes each property of an object as `name[key]=value`. */
function hasBrackets({ style }: JsonObject): boolean {
  const known = readOneOf(styleFacts, style);
  return known !== undefined && styleFacts[known].isBracketed;
}

/** Returns the rules in `prefixEncoding` and `itemEncoding` for the parts of a multipart body. */
export function buildPartList({ node, pointer }: Located, context: BuildContext): PartList {
  const encodingOf = (encoding: JsonObject, ...keys: string[]): FieldEncoding => ({
    name: '',
    contentType: readString(encoding, 'contentType'),
    style: undefined,
    headers: buildHeaders({ node: encoding, pointer: inside(pointer, ...keys) }, context),
  });
  const items = readObject(node, 'itemEncoding');
  return {
    prefix: readArray(node, 'prefixEncoding')
      .filter(isJsonObject)
      .map((encoding, index) => encodingOf(encoding, 'prefixEncoding', String(index))),
    items: items && encodingOf(items, 'itemEncoding'),
  };
}

/**
 * Reports the style of an array or object in a multipart form, unless it has the effect of the default: the name is repeated for each item
 * of an array. In OpenAPI 3.0, and in other multipart media types than `multipart/form-data`, a style has no effect.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#fixed-fields-for-rfc6570-style-serialization
 */
function reportStyleOfPart(name: string, encoding: JsonObject, { diagnostics, locationOf }: BuildContext): void {
  const style = styleOf(encoding);
  if (style === undefined || (style.style === 'form' && style.explode)) return;
  const message = `The style of the field ${name} is ignored, because forgespec writes an object, and each item of an array, as one part of a multipart form.`;
  const fix = 'Remove `style` and `explode`, or describe the field as a string.';
  diagnostics.note(
    'part-ignored',
    message,
    fix,
    locationOf(encoding, encoding.style === undefined ? 'explode' : 'style'),
  );
}

/**
 * Returns the style of a field. A field has a style if it has at least one of the keys `style`, `explode` and `allowReserved`. For any
 * other field, returns undefined.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#fixed-fields-for-rfc6570-style-serialization
 */
function styleOf(encoding: JsonObject): FieldEncoding['style'] {
  const { style, explode, allowReserved } = encoding;
  if ([style, explode, allowReserved].every((value) => value === undefined)) return undefined;
  const known = listStyles.find((name) => name === style) ?? 'form';
  return {
    style: known,
    explode: typeof explode === 'boolean' ? explode : known === 'form',
    allowsReserved: readFlag(encoding, 'allowReserved'),
  };
}

/** The styles of a field without brackets. A field can have the styles of a query parameter. */
const listStyles: readonly ParameterStyle[] = (Object.keys(styleFacts) as ParameterStyle[]).filter(
  (style) => stylesOfLocation('query')?.includes(style) === true && !styleFacts[style].isBracketed,
);

/**
 * Returns the names of the form properties that are files because of their media type. This media type is neither JSON nor text. The value
 * of such a property is a string without `contentEncoding`, or an array of such strings. In OpenAPI 3.1, the schema of the string may be
 * empty. A property that is a file only because of `format: binary` is not in the result.
 */
export function buildFiles({ node }: Located, encodings: readonly FieldEncoding[], context: BuildContext): string[] {
  const properties = propertiesOf(node.schema, context);
  const isFile = (written: JsonValue, contentType: string | undefined, outer: readonly JsonObject[] = []): boolean => {
    const schema = targetOf(written, context);
    if (isJsonObject(schema) && schema.type === 'array' && schema.items !== undefined)
      return !outer.includes(schema) && isFile(schema.items, contentType, [...outer, schema]);
    if (!isJsonObject(schema)) return schema === true && isFileType(contentType);
    if (schema.contentEncoding !== undefined || !canBeFile(schema)) return false;
    return isFileType(readString(schema, 'contentMediaType') ?? contentType);
  };
  return properties
    .filter(([name, schema]) => isFile(schema, encodings.find((encoding) => encoding.name === name)?.contentType))
    .map(([name]) => name);
}

/**
 * Returns true if the type of a schema is `string` or absent, and the schema has none of the keywords `enum`, `const`, `pattern` and
 * `properties`.
 */
const canBeFile = ({ type, enum: values, const: value, pattern, properties }: JsonObject): boolean =>
  (type === undefined || type === 'string') && [values, value, pattern, properties].every((part) => part === undefined);

const isFileType = (contentType: string | undefined): boolean =>
  contentType !== undefined &&
  contentType.split(',').every((mediaType) => mediaKind(mediaType) === 'binary' && essenceOf(mediaType) !== '');

/** Returns true if a schema, or a schema in its `allOf`, allows arrays or objects explicitly. */
const isArrayOrObject = (written: JsonValue, context: BuildContext): boolean =>
  allSchemasOf(written, context).some(({ type, items, properties }) => {
    const types = Array.isArray(type) ? type : [type];
    return (
      types.includes('array') || types.includes('object') || (type === undefined && (items ?? properties) !== undefined)
    );
  });

/** Returns the properties of a schema and of all schemas in its `allOf`. */
const propertiesOf = (written: JsonValue | undefined, context: BuildContext): [string, JsonValue][] =>
  allSchemasOf(written, context).flatMap((schema) =>
    Object.entries(readObject(schema, 'properties') ?? {}).flatMap(([name, property]): [string, JsonValue][] =>
      property === undefined ? [] : [[name, property]],
    ),
  );

/** Returns a schema and all schemas in its `allOf`. Visits each schema only once, because `allOf` may be circular. */
function allSchemasOf(
  written: JsonValue | undefined,
  context: BuildContext,
  seen = new Set<JsonObject>(),
): JsonObject[] {
  const schema = targetOf(written, context);
  if (!isJsonObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  return [schema, ...readArray(schema, 'allOf').flatMap((part) => allSchemasOf(part, context, seen))];
}

const targetOf = (written: JsonValue | undefined, { document }: BuildContext): JsonValue | undefined =>
  followReferences(document, written);
