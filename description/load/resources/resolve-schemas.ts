import type { JsonObject } from '../../json/json.ts';
import { isReference } from '../../openapi/reference.ts';
import { cutEndlessReferences } from './endless-references.ts';
import { placeTargets } from './place-targets.ts';
import { readDialects } from './read-dialects.ts';
import { reportUnresolved } from './report-unresolved.ts';
import { resolveReferences } from './resolve-references.ts';
import type { ResolvingContext } from './resolving-context.ts';
import { partsOfDocument } from './schema-positions.ts';
import type { SchemaResources } from './schema-resources.ts';
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
  const { index, resolved, failed, roots } = await resolveReferences(document, schemas, unresolved, context);
  for (const reference of failed) reportUnresolved(reference, index, context);

  const pointerOf = placeTargets(document, resolved, roots);
  for (const { node, keyword, target } of resolved) {
    const pointer = pointerOf(target);
    if (pointer !== undefined && keyword === '$ref') putBack(node, pointer);
    else if (pointer !== undefined) node[keyword] = pointer;
  }
  for (const [node, reference] of unresolved.references) {
    if (isReference(node) || index.of(node) !== undefined) continue;
    // This reference is outside of schemas. Identifiers such as `$id` have no effect on it, so it is restored as it was before bundling.
    putBack(node, reference);
    if (others.has(node)) reportUnresolved({ node, keyword: '$ref', reference }, index, context);
  }
  cutEndlessReferences(resolved, document, context);

  const vocabularies = await readDialects(document, index, context);
  const names = new Map(
    resolved.flatMap(({ node, dynamic }) => (dynamic === undefined ? [] : [[node, dynamic] as const])),
  );
  const anchors = new Map(
    [...new Set(Array.from(index.schemas, (schema) => index.of(schema)))].map((resource) => [
      resource,
      new Map([...(resource?.dynamicAnchors ?? [])].map(([name, position]) => [name, pointerOf(position) ?? ''])),
    ]),
  );
  for (const schema of index.schemas) for (const key of ['$anchor', '$id']) Reflect.deleteProperty(schema, key);
  return {
    dynamicAnchors: (schema) => anchors.get(index.of(schema)) ?? new Map(),
    dynamicName: (schema) => names.get(schema),
    anchored: (name) =>
      Array.from(anchors.values(), (own) => own.get(name) ?? [])
        .flat()
        .toSorted(),
    vocabularies,
  };
}
