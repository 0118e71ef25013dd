import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Schema } from '@forgespec/model';
import { mergedSchema, type ResolveReference } from '@forgespec/model/values';

/** A property of the items of a list whose value is a text, a number or a boolean. It may be in a nested object or in an array. */
export interface ItemProperty {
  /** The names of the property and of the objects and arrays around it, the outermost first. */
  readonly names: readonly string[];
  readonly schema: Schema;
  readonly merged: KeywordSchema;
  /** True if an item may have several values, because an array is around the property. */
  readonly isRepeated: boolean;
}

/** The maximum number of names of a property. */
const deepest = 3;

/** Returns the scalar properties of an item, the outer properties first. */
export function itemProperties(item: Schema, resolve: ResolveReference): ItemProperty[] {
  return propertiesBelow(item, resolve, [], false).toSorted((a, b) => a.names.length - b.names.length);
}

function propertiesBelow(
  schema: Schema,
  resolve: ResolveReference,
  names: readonly string[],
  isRepeated: boolean,
): ItemProperty[] {
  const merged = mergedSchema(schema, resolve);
  if (merged === undefined || names.length > deepest) return [];
  if (merged.properties !== undefined) {
    const members = merged.properties.filter(({ isOmitted }) => isOmitted !== true);
    return members.flatMap((member) => propertiesBelow(member.schema, resolve, [...names, member.name], isRepeated));
  }
  if (merged.items !== undefined) return propertiesBelow(merged.items, resolve, names, true);
  const isScalar = merged.type?.some((type) => type !== 'array' && type !== 'object' && type !== 'null') === true;
  return isScalar && names.length > 0 ? [{ names, schema, merged, isRepeated }] : [];
}

/** Returns the values of a property in an item. The list is empty if the item does not have the property. */
export function itemValues(item: JsonValue, { names }: Pick<ItemProperty, 'names'>): JsonValue[] {
  return names
    .reduce<JsonValue[]>(
      (values, name) =>
        values.flat().flatMap((value) => {
          const member = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
          return member === undefined ? [] : [member];
        }),
      [item],
    )
    .flat()
    .filter((value) => value !== null && typeof value !== 'object');
}

/** Returns true if an item lacks a property, or an object around it. A property with the value null, or in an empty array, is not missing. */
export function lacksProperty(item: JsonValue, { names }: Pick<ItemProperty, 'names'>): boolean {
  const [name, ...rest] = names;
  if (name === undefined || item === null) return false;
  if (Array.isArray(item)) return item.some((each) => lacksProperty(each, { names }));
  if (!isJsonObject(item)) return false;
  const member = Object.hasOwn(item, name) ? item[name] : undefined;
  return member === undefined || lacksProperty(member, { names: rest });
}

/** Returns true if the values of a schema are dates or times. */
export const isTime = ({ format }: KeywordSchema): boolean => format === 'date-time' || format === 'date';
