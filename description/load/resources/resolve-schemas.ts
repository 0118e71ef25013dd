import type { JsonObject } from '../../json/json.ts';
import { isReference } from '../../openapi/reference.ts';
import { cutEndlessReferences } from './endless-references.ts';
import { placeTargets } from './place-targets.ts';
import { readDialects } from './read-dialects.ts';
import { reportUnresolved } from './report-unresolved.ts';
import { resolveReferences, type Resolution, type ResolvedReference } from './resolve-references.ts';
import type { ResolvingContext } from './resolving-context.ts';
import { partsOfDocument } from './schema-positions.ts';
import type { SchemaResource } from './schema-resource.ts';
import type { SchemaResources } from './schema-resources.ts';
import type { Position } from './subschemas.ts';
import { putBack, type UnresolvedReferences } from './unresolved-references.ts';

/**
 * Resolves the references that the bundler cannot resolve. These references depend on `$id`, `$anchor` or `$dynamicAnchor`, or they are
 * URLs of documents with a local copy in a folder of `remotes`. Afterwards every `$ref` and `$dynamicRef` is a pointer into the document,
 * and `$id` and `$anchor` are removed. The referenced schemas of other documents are added as components.
 */
export async function resolveSchemas(
  document: JsonObject,
  unresolved: UnresolvedReferences,
  context: ResolvingContext,
): Promise<SchemaResources> {
  const { schemas, others } = partsOfDocument(document);
  const resolution = await resolveReferences(document, schemas, unresolved, context);
  const { index, resolved, failed, roots } = resolution;
  for (const reference of failed) reportUnresolved(reference, index, context);

  const pointerOf = placeTargets(document, resolved, roots);
  for (const reference of resolved) writePointer(reference, pointerOf(reference.target));
  for (const [node, reference] of unresolved.references) {
    if (isReference(node) || index.of(node) !== undefined) continue;
    // This reference is outside of schemas. Identifiers such as `$id` have no effect on it, so it is restored as it was before bundling.
    putBack(node, reference);
    if (others.has(node)) reportUnresolved({ node, keyword: '$ref', reference }, index, context);
  }
  cutEndlessReferences(resolved, document, context);

  const vocabularies = await readDialects(document, index, context);
  const anchors = dynamicAnchorsOf(resolution, pointerOf);
  for (const schema of index.schemas) for (const key of ['$anchor', '$id']) Reflect.deleteProperty(schema, key);
  return { ...anchors, vocabularies };
}

/** Writes the pointer to its target into a reference. Does nothing if the pointer is undefined. */
function writePointer({ node, keyword }: ResolvedReference, pointer: string | undefined): void {
  if (pointer !== undefined && keyword === '$ref') putBack(node, pointer);
  else if (pointer !== undefined) node[keyword] = pointer;
}

/** Returns functions that find the dynamic anchors of the schemas, and the pointers to the schemas with these anchors. */
function dynamicAnchorsOf(
  { index, resolved }: Resolution,
  pointerOf: (position: Position) => string | undefined,
): Omit<SchemaResources, 'vocabularies'> {
  const names = new Map(
    resolved.flatMap(({ node, dynamic }) => (dynamic === undefined ? [] : [[node, dynamic] as const])),
  );
  const pointersIn = (resource: SchemaResource): ReadonlyMap<string, string> =>
    new Map(Array.from(resource.dynamicAnchors, ([name, position]) => [name, pointerOf(position) ?? '']));
  const resources = new Set(Array.from(index.schemas, (schema) => index.of(schema) ?? []).flat());
  const anchors = new Map(Array.from(resources, (resource) => [resource, pointersIn(resource)]));
  return {
    dynamicAnchors(schema) {
      const resource = index.of(schema);
      return (resource && anchors.get(resource)) ?? new Map<string, string>();
    },
    dynamicName: (schema) => names.get(schema),
    anchored: (name) => [...anchors.values()].flatMap((pointers) => pointers.get(name) ?? []).toSorted(),
  };
}
