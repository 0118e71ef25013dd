import { formatPointer, isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';

/**
 * For each value of the discriminator property, the reference of the schema that this value selects. The key `undefined` represents all
 * values that are not in the map.
 */
export type Selection = ReadonlyMap<string | undefined, string>;

/**
 * Returns the schemas that the discriminator of a schema selects.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#discriminator-object
 */
export type SelectedSchemas = (schema: JsonObject) => Selection;

/**
 * Creates the function that returns the selected schemas of a description. A discriminator selects the schemas of its `mapping`. It also
 * selects each component whose `allOf` refers to the schema with the discriminator, directly or through other components. Such a component
 * is selected by its name: the value `Cat` selects the component `Cat`.
 *
 * @param resolve returns the target of a reference in the description.
 */
export function createSelectedSchemas(
  document: JsonObject,
  resolve: (reference: string) => JsonValue | undefined,
): SelectedSchemas {
  let childrenByParent: ReadonlyMap<object, readonly string[]> | undefined;
  const known = new WeakMap<JsonObject, Selection>();

  const descendantsOf = (schema: object, seen: Set<string>): Set<string> => {
    childrenByParent ??= childrenIn(document, resolve);
    for (const name of childrenByParent.get(schema) ?? []) {
      if (seen.has(name)) continue;
      seen.add(name);
      const child = resolve(componentReference(name));
      if (isJsonObject(child)) descendantsOf(child, seen);
    }
    return seen;
  };

  /** Returns the reference for a value in `mapping`. The value is either the name of a component or a reference. */
  const mappedReference = (target: string): string =>
    resolve(componentReference(target)) === undefined ? target : componentReference(target);

  const select = (schema: JsonObject, { mapping, defaultMapping }: JsonObject): Selection => {
    const selected = new Map<string | undefined, string>();
    for (const [value, target] of Object.entries(isJsonObject(mapping) ? mapping : {})) {
      if (typeof target === 'string') selected.set(value, mappedReference(target));
    }
    if (typeof defaultMapping === 'string') selected.set(undefined, mappedReference(defaultMapping));
    const mapped = new Set(selected.values());
    for (const name of descendantsOf(schema, new Set())) {
      const reference = componentReference(name);
      if (!mapped.has(reference) && !selected.has(name)) selected.set(name, reference);
    }
    return selected;
  };

  return (schema) => {
    const { discriminator } = schema;
    if (!isJsonObject(discriminator)) return none;
    const found = known.get(schema) ?? select(schema, discriminator);
    known.set(schema, found);
    return found;
  };
}

const none: Selection = new Map();

/** Returns a map from each schema to the names of the components whose `allOf` refers to this schema. */
function childrenIn(
  { components }: JsonObject,
  resolve: (reference: string) => JsonValue | undefined,
): ReadonlyMap<object, readonly string[]> {
  const schemas = isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  const children = new Map<object, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    const parts = isJsonObject(schema) && Array.isArray(schema['allOf']) ? schema['allOf'] : [];
    for (const part of parts) {
      const reference = isJsonObject(part) ? part['$ref'] : undefined;
      const parent = typeof reference === 'string' ? resolve(reference) : undefined;
      if (isJsonObject(parent)) children.set(parent, [...(children.get(parent) ?? []), name]);
    }
  }
  return children;
}

const componentReference = (name: string): string => formatPointer(['components', 'schemas', name]);
