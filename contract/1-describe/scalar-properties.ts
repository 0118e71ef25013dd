import { escapeSegment, parsePointer } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Schema } from '@forgespec/model';
import { mergedSchema, type ResolveReference } from '@forgespec/model/values';

/** The names of a property. */
export interface PropertyNames {
  /** The names of the property and of the objects around it, the outermost first. */
  readonly names: readonly string[];
  /** True if no other property is in the same object. */
  readonly isAlone: boolean;
}

/** A property of a body whose value is a text, a number or a boolean. The property may be inside a nested object. */
export interface ScalarProperty extends PropertyNames {
  /** JSON Pointer to the value in the body: `/key/code`. */
  readonly pointer: string;
  readonly schema: Schema;
  readonly merged: KeywordSchema;
  /** True if each body must have the property. */
  readonly required: boolean;
}

/** The maximum number of objects around a property. */
const deepest = 3;

/** Returns the scalar properties of a body, the outer properties first. Leaves out properties that a body of this direction omits. */
export function scalarProperties(schema: Schema | undefined, resolve: ResolveReference): ScalarProperty[] {
  return schema === undefined
    ? []
    : propertiesBelow(schema, resolve, [], true).toSorted((a, b) => a.names.length - b.names.length);
}

function propertiesBelow(
  schema: Schema,
  resolve: ResolveReference,
  outer: readonly string[],
  isRequired: boolean,
): ScalarProperty[] {
  const object = mergedSchema(schema, resolve);
  const properties = (object?.properties ?? []).filter(({ isOmitted }) => isOmitted !== true);
  return properties.flatMap(({ name, schema: own }) => {
    const merged = mergedSchema(own, resolve);
    if (merged === undefined) return [];
    const names = [...outer, name];
    const required = isRequired && object?.required?.includes(name) === true;
    if (merged.properties !== undefined)
      return names.length > deepest ? [] : propertiesBelow(own, resolve, names, required);
    if (merged.items !== undefined || merged.type?.every((type) => type === 'array' || type === 'object') === true)
      return [];
    const pointer = names.map((key) => `/${escapeSegment(key)}`).join('');
    return [{ pointer, names, schema: own, merged, required, isAlone: properties.length === 1 }];
  });
}

/** Returns the names of the scalar values in an object, the outer values first. */
export function scalarNames(value: JsonValue, outer: readonly string[] = []): PropertyNames[] {
  if (!isJsonObject(value) || outer.length > deepest) return [];
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
  return members
    .flatMap(([name, member = null]): PropertyNames[] =>
      typeof member === 'object'
        ? scalarNames(member, [...outer, name])
        : [{ names: [...outer, name], isAlone: members.length === 1 }],
    )
    .toSorted((a, b) => a.names.length - b.names.length);
}

/** Returns a copy of a body with another value at a JSON Pointer. Returns the body unchanged if it has no value there. */
export function withValueAt(body: JsonValue, pointer: string, value: JsonValue): JsonValue {
  const change = (inner: JsonValue, [key, ...rest]: readonly string[]): JsonValue => {
    if (key === undefined) return value;
    const member = isJsonObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined;
    return isJsonObject(inner) && member !== undefined ? { ...inner, [key]: change(member, rest) } : inner;
  };
  return change(body, parsePointer(pointer));
}
