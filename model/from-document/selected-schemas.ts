import { formatPointer, isJsonObject, type JsonObject } from '@forgespec/description/json';
import type { AnnotationKeyword } from '../keywords/schema-keywords.ts';
import { mappedPointer } from './build-discriminator.ts';
import { conjunctionOf, directReferences, type DocumentSchemas } from './document-schemas.ts';

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

const none: Selection = new Map();

/** Selects no schemas. */
export const selectsNone: SelectedSchemas = () => none;

/** Returns the target of a reference. Returns undefined if the target does not exist. */
type Resolve = DocumentSchemas['resolve'];

/**
 * Creates the function that returns the selected schemas of a description. A discriminator selects the schemas of its `mapping`. It also
 * selects each component whose `allOf` refers to the schema with the discriminator, directly or through other components. Such a component
 * is selected by its name: the value `Cat` selects the component `Cat`.
 *
 * @param resolve returns the target of a reference in the description.
 */
export function createSelectedSchemas(document: JsonObject, resolve: Resolve): SelectedSchemas {
  let children: ChildrenByParent | undefined;
  const known = new WeakMap<JsonObject, Selection>();
  return (schema) => {
    const { discriminator } = schema;
    if (!isJsonObject(discriminator)) return none;
    const found = known.get(schema);
    if (found !== undefined) return found;
    children ??= childrenIn(document, resolve);
    const selection = withDescendants(mappedSchemas(discriminator, resolve), descendantsOf(schema, children, resolve));
    known.set(schema, selection);
    return selection;
  };
}

/** The keyword whose value selects schemas. */
export const discriminatorKeyword = 'discriminator' as const satisfies AnnotationKeyword;

/** Returns the name of the property whose value selects a schema. Returns undefined if the schema has no discriminator. */
export function discriminatorProperty({ discriminator }: JsonObject): string | undefined {
  const property = isJsonObject(discriminator) ? discriminator['propertyName'] : undefined;
  return typeof property === 'string' ? property : undefined;
}

/** Returns the schemas in `mapping` and `defaultMapping`. */
function mappedSchemas({ mapping, defaultMapping }: JsonObject, resolve: Resolve): Selection {
  const selected = new Map<string | undefined, string>();
  for (const [value, target] of Object.entries(isJsonObject(mapping) ? mapping : {})) {
    if (typeof target === 'string') selected.set(value, mappedReference(target, resolve));
  }
  if (typeof defaultMapping === 'string') selected.set(undefined, mappedReference(defaultMapping, resolve));
  return selected;
}

/** Returns the reference for a value in `mapping`. If the schema does not exist, the reference is the value itself. */
const mappedReference = (target: string, resolve: Resolve): string =>
  mappedPointer(target, (pointer) => resolve(pointer) !== undefined) ?? target;

/** Adds the components that the discriminator selects by their names. A component that `mapping` contains has only the mapped values. */
function withDescendants(mapped: Selection, descendants: ReadonlySet<string>): Selection {
  const references = new Set(mapped.values());
  const selected = new Map(mapped);
  for (const name of descendants) {
    const reference = componentReference(name);
    if (!references.has(reference) && !selected.has(name)) selected.set(name, reference);
  }
  return selected;
}

/** A map from each schema to the names of the components whose `allOf` refers to this schema. */
type ChildrenByParent = ReadonlyMap<object, readonly string[]>;

/** Returns the names of the components that extend a schema, directly or through other components. */
function descendantsOf(schema: object, children: ChildrenByParent, resolve: Resolve): ReadonlySet<string> {
  const found = new Set<string>();
  const add = (parent: object): void => {
    for (const name of children.get(parent) ?? []) {
      if (found.has(name)) continue;
      found.add(name);
      const child = resolve(componentReference(name));
      if (isJsonObject(child)) add(child);
    }
  };
  add(schema);
  return found;
}

function childrenIn({ components }: JsonObject, resolve: Resolve): ChildrenByParent {
  const schemas = isJsonObject(components) && isJsonObject(components['schemas']) ? components['schemas'] : {};
  const children = new Map<object, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const parent of isJsonObject(schema) ? parentsOf(schema, resolve) : [])
      children.set(parent, [...(children.get(parent) ?? []), name]);
  }
  return children;
}

/** Returns the schemas to which `allOf` of a schema refers. */
const parentsOf = (schema: JsonObject, resolve: Resolve): readonly JsonObject[] =>
  conjunctionOf(schema).filter(isJsonObject).flatMap(directReferences).map(resolve).filter(isJsonObject);

const componentReference = (name: string): string => formatPointer(['components', 'schemas', name]);
