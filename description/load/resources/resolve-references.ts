import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { isAddress, isReference } from '../../openapi/reference.ts';
import { valueAt } from '../../json/pointer.ts';
import { loadIdentified } from './identified-documents.ts';
import type { ResolvingContext } from './resolving-context.ts';
import { createResourceIndex, type ResourceIndex } from './resource-index.ts';
import { createResource, type OpenReference, resolveUri, type SchemaResource } from './schema-resource.ts';
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
  context: ResolvingContext,
): Promise<Resolution> {
  const resolution = new PendingResolution(document, unresolved, context);
  resolution.addSchemas(schemas);
  await resolution.resolveAll();
  return resolution;
}

/** The references that were resolved until now, and the references that remain. */
class PendingResolution implements Resolution {
  readonly index: ResourceIndex;
  readonly resolved: ResolvedReference[] = [];
  readonly failed: OpenReference[] = [];
  readonly roots = new Map<string, Position>();
  readonly #document: JsonObject;
  readonly #removed: UnresolvedReferences['references'];
  readonly #context: ResolvingContext;
  /** The references that are not resolved yet. */
  readonly #open: OpenReference[] = [];

  constructor(document: JsonObject, { references }: UnresolvedReferences, context: ResolvingContext) {
    this.#document = document;
    this.#removed = references;
    this.#context = context;
    this.index = createResourceIndex(context.diagnostics, (node, key) => context.origins.locationOf(node, key));
  }

  /** Adds schemas of the bundled document. Of their references, only those that the bundler could not resolve are resolved. */
  addSchemas(schemas: readonly Position[]): void {
    const { origins } = this.#context;
    for (const position of schemas) {
      const path = origins.fileOf(position.value) ?? origins.fileOf(position.owner) ?? '';
      this.#openAll(this.index.add(position, this.#resourceOfFile(path), (schema) => this.#removed.get(schema)));
    }
  }

  async resolveAll(): Promise<void> {
    let rootsBefore = 0;
    for (let reference = this.#open.shift(); reference !== undefined; reference = this.#open.shift()) {
      const found = await this.#resolve(reference);
      if (found === undefined) this.failed.push(reference);
      else this.resolved.push(found);
      // Failed references are tried again, because a document that was read later may contain the missing target.
      if (this.#open.length > 0 || this.roots.size === rootsBefore) continue;
      rootsBefore = this.roots.size;
      this.#openAll(this.failed.splice(0));
    }
  }

  async #resolve(reference: OpenReference): Promise<ResolvedReference | undefined> {
    const { uri, fragment } = resolveUri(reference.reference, reference.resource.uri) ?? {};
    if (uri === undefined || fragment === undefined) return undefined;
    const isPath = reference.resource.isLocal && !isAddress(reference.reference);
    const resource = this.index.at(uri) ?? (isPath || !uri.startsWith('file:') ? await this.#read(uri) : undefined);
    const target = resource && locate(resource, fragment);
    if (resource === undefined || target === undefined) return undefined;
    // The target of a reference is indexed as a schema, even if it is not a subschema of an indexed schema.
    this.#addWithAll(target, resource);
    const isDynamic =
      reference.keyword === '$dynamicRef' && resource.dynamicAnchors.get(fragment)?.value === target.value;
    return { ...reference, uri: `${uri}#${fragment}`, target, dynamic: isDynamic ? fragment : undefined };
  }

  /** Reads the document with a URI, and adds its schemas. Returns undefined if the document cannot be read. */
  async #read(uri: string): Promise<SchemaResource | undefined> {
    const { resolver, remotes } = this.#context;
    const file = await loadIdentified(uri, resolver, remotes);
    if (file === undefined) return undefined;
    const root = { owner: [file.value], key: '0', value: file.value };
    const whole = createResource(uri, root, uri.startsWith('file:'));
    this.index.register(whole);
    this.#addWithAll(root, whole);
    this.roots.set(uri, root);
    // The `$id` of the document may differ from the URL of its file. The resource is then registered with both URIs.
    const own = isJsonObject(file.value) ? (this.index.of(file.value) ?? whole) : whole;
    this.index.register(own, uri);
    return own;
  }

  /** Adds a schema of which all references are resolved. */
  #addWithAll(position: Position, resource: SchemaResource): void {
    const referenceOf = (schema: JsonObject): string | undefined =>
      this.#removed.get(schema) ?? (isReference(schema) ? schema.$ref : undefined);
    this.#openAll(this.index.add(position, resource, referenceOf));
  }

  #openAll(references: readonly OpenReference[]): void {
    for (const reference of references) this.#open.push(reference);
  }

  /** Returns the resource with all schemas of a file that have no `$id`. */
  #resourceOfFile(path: string): SchemaResource {
    const { resolver } = this.#context;
    const uri = resolver.baseOf(path);
    const known = this.index.at(uri);
    if (known !== undefined) return known;
    const root = { owner: this.#document, key: '', value: resolver.loaded.get(path)?.value ?? null };
    const created = createResource(uri, root, true);
    this.index.register(created);
    return created;
  }
}

/**
 * Returns the position that a fragment names in a schema resource. Returns undefined if there is none. The fragment is a JSON Pointer or an
 * anchor. An empty fragment names the root.
 */
function locate(resource: SchemaResource, fragment: string): Position | undefined {
  const name = percentDecoded(fragment) ?? fragment;
  if (name === '') return resource.root;
  if (!name.startsWith('/')) return resource.anchors.get(name);
  let position: Position | undefined = resource.root;
  for (const key of parsePointer(name)) position = position && memberAt(position, key);
  return position;
}

function memberAt({ value: owner }: Position, key: string): Position | undefined {
  const value = valueAt(owner, [key]);
  return value === undefined || !(isJsonObject(owner) || Array.isArray(owner)) ? undefined : { owner, key, value };
}
