import { fileFields, isAnyType, partsOf, valueTypes, type Content, type Resolve, type Schema } from '@forgespec/model';
import { stringLiteral } from '../../../code/literal.ts';
import { propertyKey } from '../../../code/property-key.ts';
import { fragment, plain, type Fragment } from '../fragment.ts';
import { object } from './shape.ts';

/**
 * Returns the object literal with the media types of the parts of a form: those in `encoding`, and the kinds of the values of other fields.
 * Returns undefined if the description does not restrict the media types.
 */
export function partTypesLiteral(content: Content, schema: Schema, resolve: Resolve): Fragment | undefined {
  const described = new Map(
    content.encodings.flatMap(({ name, contentType }) => (contentType === undefined ? [] : [[name, contentType]])),
  );
  const files = new Set(fileFields(content, resolve));
  const kinds = new Map<string, string>();
  for (const { name, schema: property } of partsOf(schema, resolve).flatMap(({ properties = [] }) => properties)) {
    if (described.has(name) || files.has(name)) continue;
    const kind = kindOf(property, resolve);
    // If two schemas describe the property differently, its media type is not restricted.
    if (kind !== undefined) kinds.set(name, kinds.has(name) && kinds.get(name) !== kind ? '' : kind);
  }
  const restricted = [...kinds].filter(([, kind]) => kind !== '');
  if (described.size === 0 && restricted.length === 0) return undefined;
  return fragment`{ described: ${mapLiteral(described)}, kinds: ${mapLiteral(restricted)} }`;
}

const mapLiteral = (entries: Iterable<readonly string[]>): Fragment =>
  object(Array.from(entries, ([key = '', value = '']) => plain(`${propertyKey(key)}: ${stringLiteral(value)}`)));

/**
 * Returns the kind of a value, which determines the media type of its part. For an array, this is the kind of its items. Returns undefined if
 * the value may be of several kinds.
 */
function kindOf(schema: Schema, resolve: Resolve): string | undefined {
  const types = valueTypes(schema, resolve);
  if (isAnyType(types)) return undefined;
  const parts = partsOf(schema, resolve);
  if (types.has('array')) {
    const items = parts.find((part) => part.items !== undefined)?.items;
    const isArray = types.size === 1 && items !== undefined && !valueTypes(items, resolve).has('array');
    return isArray ? kindOf(items, resolve) : undefined;
  }
  if (parts.some(({ annotations }) => annotations.contentEncoding !== undefined)) return 'encoded';
  if (types.has('object')) return types.has('string') ? undefined : 'json';
  return types.has('string') ? 'text' : 'number';
}
