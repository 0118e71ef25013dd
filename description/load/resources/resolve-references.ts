import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { isAddress, isReference } from '../../openapi/reference.ts';
import { loadIdentified } from './identified-documents.ts';
import { locate } from './locate.ts';
import type { ResolvingContext } from './resolving-context.ts';
import { createResourceIndex, type ResourceIndex } from './resource-index.ts';
import { createResource, resolveUri, type OpenReference, type SchemaResource } from './schema-resource.ts';
import type { UnresolvedReferences } from './unresolved-references.ts';
import type { Position } from './subschemas.ts';

/** A reference with its target. */
export interface ResolvedReference extends OpenReference {
  /** The absolute URI of the target, with its fragment. */
  readonly uri: string;
  readonly target: Position;
  /** The name of the dynamic anchor, if the reference is a `$dynamicRef` to a dynamic anchor. Otherwise undefined. */
  readonly dynamic: string | undefined;
}

export interface Resolution {
  readonly index: ResourceIndex;
  readonly resolved: readonly ResolvedReference[];
  readonly failed: readonly OpenReference[];
  /**
   * The documents that were read because of a reference. Each key is the URI of a document, and the value is the position of its root
   * value.
   */
  readonly roots: ReadonlyMap<string, Position>;
}

/**
 * Resolves the references of schemas, and reads the documents that these references name.
 *
 * @param schemas the schemas of the bundled document. The bundler has already resolved most references in these schemas, so the function
 * resolves only the references in `unresolved`. If the function reads another document, it resolves all references in that document.
 */
export async function resolveReferences(
  document: JsonObject,
  schemas: readonly Position[],
  unresolved: UnresolvedReferences,
  { resolver, origins, diagnostics, remotes }: ResolvingContext,
): Promise<Resolution> {
  const index = createResourceIndex(diagnostics, (node, key) => origins.place(node, key));
  const onlyUnresolved = (schema: JsonObject): string | undefined => unresolved.references.get(schema);
  const all = (schema: JsonObject): string | undefined =>
    unresolved.references.get(schema) ?? (isReference(schema) ? schema.$ref : undefined);

  const ofFile = (path: string): SchemaResource => {
    const uri = resolver.baseOf(path);
    const known = index.at(uri);
    if (known !== undefined) return known;
    const made = createResource(
      uri,
      { owner: document, key: '', value: resolver.loaded.get(path)?.value ?? null },
      true,
    );
    index.register(made);
    return made;
  };
  const open = schemas.flatMap((position) => {
    const path = origins.fileOf(position.value) ?? origins.fileOf(position.owner) ?? '';
    return index.add(position, ofFile(path), onlyUnresolved);
  });

  const roots = new Map<string, Position>();
  const resourceAt = async (uri: string, mayRead: boolean): Promise<SchemaResource | undefined> => {
    const known = index.at(uri);
    if (known !== undefined || !mayRead) return known;
    const file = await loadIdentified(uri, resolver, remotes);
    if (file === undefined) return undefined;
    const root = { owner: [file.value], key: '0', value: file.value };
    const whole = createResource(uri, root, uri.startsWith('file:'));
    index.register(whole);
    for (const reference of index.add(root, whole, all)) open.push(reference);
    roots.set(uri, root);
    // The `$id` of the document may differ from the URL of its file. The resource is then registered with both URIs.
    const own = isJsonObject(file.value) ? (index.of(file.value) ?? whole) : whole;
    index.register(own, uri);
    return own;
  };

  const resolved: ResolvedReference[] = [];
  const failed: OpenReference[] = [];
  let rootsBefore = 0;
  for (let reference = open.shift(); reference !== undefined; reference = open.shift()) {
    const found = await resolve(reference);
    if (found === undefined) failed.push(reference);
    else resolved.push(found);
    // Failed references are tried again, because a document that was read later may contain the missing target.
    if (open.length === 0 && roots.size > rootsBefore) {
      rootsBefore = roots.size;
      for (const again of failed.splice(0)) open.push(again);
    }
  }

  async function resolve(reference: OpenReference): Promise<ResolvedReference | undefined> {
    const { uri, fragment } = resolveUri(reference.reference, reference.resource.uri) ?? {};
    if (uri === undefined || fragment === undefined) return undefined;
    const isPath = reference.resource.isLocal && !isAddress(reference.reference);
    const resource = await resourceAt(uri, isPath || !uri.startsWith('file:'));
    if (resource === undefined) return undefined;
    const target = locate(resource, fragment);
    if (target === undefined) return undefined;
    // The target of a reference is indexed as a schema, even if it is not a subschema of an indexed schema.
    for (const inner of index.add(target, resource, all)) open.push(inner);
    const isDynamic =
      reference.keyword === '$dynamicRef' && resource.dynamicAnchors.get(fragment)?.value === target.value;
    return { ...reference, uri: `${uri}#${fragment}`, target, dynamic: isDynamic ? fragment : undefined };
  }
  return { index, resolved, failed, roots };
}
