import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { stronglyConnected } from '../../inspect/strongly-connected.ts';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';

/** A required property whose schema is a reference. */
interface RequiredReference {
  readonly property: string;
  readonly reference: JsonObject;
  readonly target: JsonObject;
}

/**
 * Reports required properties whose references form a cycle. For example, `Pet` requires the property `parent`, and the schema of `parent`
 * is a reference to `Pet`. A value of such a schema would never end.
 */
export function checkEndlessValues(context: CheckContext): void {
  const { document, diagnostics, locationOf } = context;
  const components = isJsonObject(document.components) ? document.components : {};
  const named = objectMembers(components.schemas).flatMap(([name, schema]): [string, JsonObject][] =>
    isJsonObject(schema) ? [[name, schema]] : [],
  );
  const references = referencesFrom(
    named.map(([, schema]) => schema),
    context,
  );
  const cycleOf = cycles(references);
  for (const [name, schema] of named) {
    for (const { property, reference, target } of references.get(schema) ?? []) {
      if (cycleOf(schema) !== cycleOf(target)) continue;
      const message = `No value matches ${name}: its required property ${property} leads back to ${name}, without end.`;
      const fix = `Remove \`${property}\` from \`required\`, or allow null.`;
      diagnostics.warning('schema-contradictory', message, fix, locationOf(reference, '$ref', 'value'));
    }
  }
}

/**
 * Returns a map from schemas to their required properties that are references. The map contains the given schemas, and all schemas to which
 * these references lead, directly or indirectly.
 */
function referencesFrom(
  schemas: readonly JsonObject[],
  { target }: CheckContext,
): ReadonlyMap<JsonObject, readonly RequiredReference[]> {
  const references = new Map<JsonObject, readonly RequiredReference[]>();
  const visited = new Set(schemas);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const schema of visited) {
    const found = requiredReferences(schema, target);
    references.set(schema, found);
    for (const reference of found) visited.add(reference.target);
  }
  return references;
}

/**
 * Returns the required properties whose schemas are references. Returns an empty list if the schema also allows values that are not
 * objects, because of its `nullable` or `type`.
 */
function requiredReferences(schema: JsonObject, targetOf: CheckContext['target']): RequiredReference[] {
  const { nullable, properties, type } = schema;
  if (nullable === true || [type].flat().some((name) => name !== undefined && name !== 'object')) return [];
  const required = new Set(objectItems(schema.required));
  if (required.size === 0) return [];
  return objectMembers(properties).flatMap(([property, reference]): RequiredReference[] => {
    if (!required.has(property) || !isJsonObject(reference) || typeof reference.$ref !== 'string') return [];
    const target = targetOf(reference);
    return target === undefined ? [] : [{ property, reference, target }];
  });
}

/**
 * Returns a function that returns a number for a schema. Two schemas have the same number if they are in the same cycle of references.
 * Otherwise, their numbers are different.
 */
function cycles(
  references: ReadonlyMap<JsonObject, readonly RequiredReference[]>,
): (schema: JsonObject) => number | undefined {
  const numbers = new Map(Array.from(references.keys(), (schema, index) => [schema, index]));
  const targets = Array.from(references.values(), (list) => list.map(({ target }) => numbers.get(target) ?? 0));
  const components = stronglyConnected(targets.length, (node) => targets[node] ?? []);
  return (schema) => components[numbers.get(schema) ?? -1];
}
