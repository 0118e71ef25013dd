import type { JsonObject, JsonValue } from '../../../description/json/json.ts';

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a part of a bundled document: some paths, and the components that they need. A path may refer to a component directly, or through
 * other components.
 */
export function onlyPaths(document: JsonObject, kept: readonly string[]): JsonObject {
  const paths = entriesOf(document['paths']).filter(([path]) => kept.includes(path));
  const reduced: JsonObject = { ...document, paths: Object.fromEntries(paths), components: {} };
  const reached = reachedReferences(reduced, document);
  const components = entriesOf(document['components']).map(([kind, all]) => [
    kind,
    kind === 'securitySchemes'
      ? all
      : Object.fromEntries(entriesOf(all).filter(([name]) => reached.has(`#/components/${kind}/${name}`))),
  ]);
  return { ...reduced, components: Object.fromEntries(components) };
}

const entriesOf = (value: JsonValue | undefined): [string, JsonValue | undefined][] =>
  isObject(value) ? Object.entries(value) : [];

/** Returns the references to components in a part of a document, and in all components to which the part refers. */
function reachedReferences(part: JsonObject, document: JsonObject): ReadonlySet<string> {
  const reached = new Set<string>();
  const visit = (value: JsonValue): void => {
    for (const [, reference] of JSON.stringify(value).matchAll(/"(#\/components\/[^/"]+\/[^/"]+)"/gu)) {
      if (reference === undefined || reached.has(reference)) continue;
      reached.add(reference);
      const [, , kind = '', name = ''] = reference.split('/');
      const components = entriesOf(document['components']).find(([one]) => one === kind)?.[1];
      const component = entriesOf(components).find(([one]) => one === name)?.[1];
      if (component !== undefined) visit(component);
    }
  };
  visit(part);
  return reached;
}
