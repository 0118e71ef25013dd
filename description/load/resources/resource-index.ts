import type { Diagnostics, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { isAddress } from '../../openapi/reference.ts';
import { createResource, resolveUri, type OpenReference, type SchemaResource } from './schema-resource.ts';
import { subschemas, type Position } from './subschemas.ts';

/** An index of all schemas of a description. It finds a schema resource by its URI, or by a schema that the resource contains. */
export interface ResourceIndex {
  /** Returns the resource with a URI. Returns undefined if there is none. */
  at(uri: string): SchemaResource | undefined;
  /** Returns the resource that contains a schema. Returns undefined if the schema is not indexed. */
  of(schema: JsonObject): SchemaResource | undefined;
  /** Returns the `$schema` that applies to a schema. If the schema has no `$schema`, the value of the nearest outer schema applies. */
  dialectOf(schema: JsonObject): string | undefined;
  /** Adds a resource, so that `at(uri)` returns it. The default of `uri` is the URI of the resource. */
  register(resource: SchemaResource, uri?: string): void;
  /**
   * Adds a schema and its subschemas.
   *
   * @param parent the resource that contains the schema.
   * @param referenceOf returns the `$ref` of a schema if this `$ref` is not yet resolved.
   * @returns the references of these schemas that must be resolved.
   */
  add(position: Position, parent: SchemaResource, referenceOf: ReferenceOf): OpenReference[];
  readonly schemas: Iterable<JsonObject>;
}

export type ReferenceOf = (schema: JsonObject) => string | undefined;

type LocationOf = (node: JsonObject, key: string) => SourceLocation | undefined;

export const createResourceIndex = (diagnostics: Diagnostics, locationOf: LocationOf): ResourceIndex =>
  new IndexedSchemas(diagnostics, locationOf);

class IndexedSchemas implements ResourceIndex {
  readonly #diagnostics: Diagnostics;
  readonly #locationOf: LocationOf;
  readonly #byUri = new Map<string, SchemaResource>();
  readonly #bySchema = new Map<JsonObject, SchemaResource>();
  readonly #dialects = new Map<JsonObject, string>();
  readonly schemas: Iterable<JsonObject> = { [Symbol.iterator]: () => this.#bySchema.keys() };

  constructor(diagnostics: Diagnostics, locationOf: LocationOf) {
    this.#diagnostics = diagnostics;
    this.#locationOf = locationOf;
  }

  at(uri: string): SchemaResource | undefined {
    return this.#byUri.get(uri);
  }

  of(schema: JsonObject): SchemaResource | undefined {
    return this.#bySchema.get(schema);
  }

  dialectOf(schema: JsonObject): string | undefined {
    return this.#dialects.get(schema);
  }

  register(resource: SchemaResource, uri: string = resource.uri): void {
    this.#byUri.set(uri, resource);
  }

  add(position: Position, parent: SchemaResource, referenceOf: ReferenceOf): OpenReference[] {
    return this.#addWithin(position, parent, undefined, referenceOf);
  }

  /** @param outer the `$schema` of the nearest outer schema that has one. */
  #addWithin(
    position: Position,
    parent: SchemaResource,
    outer: string | undefined,
    referenceOf: ReferenceOf,
  ): OpenReference[] {
    const schema = position.value;
    if (!isJsonObject(schema) || this.#bySchema.has(schema)) return [];
    const resource = this.#resourceOf(schema, position, parent);
    this.#bySchema.set(schema, resource);
    const dialect = typeof schema.$schema === 'string' ? schema.$schema : outer;
    if (dialect !== undefined) this.#dialects.set(schema, dialect);
    this.#addAnchors(schema, position, resource);
    return [
      ...referencesOf(schema, resource, referenceOf),
      ...subschemas(schema).flatMap((inner) => this.#addWithin(inner, resource, dialect, referenceOf)),
    ];
  }

  /** Creates and returns a resource for a schema with a valid `$id`. For any other schema, returns `parent`. */
  #resourceOf(schema: JsonObject, position: Position, parent: SchemaResource): SchemaResource {
    if (typeof schema.$id !== 'string') return parent;
    const resolved = resolveUri(schema.$id, parent.uri);
    if (resolved === undefined || resolved.fragment !== '') {
      const message = `\`$id\` must be a URI without a fragment, but is \`${schema.$id}\`.`;
      const fix = 'Write `https://…`, or a path that is relative to the `$id` of the outer schema.';
      this.#report(schema, '$id', message, fix);
      return parent;
    }
    const known = this.#byUri.get(resolved.uri);
    if (known !== undefined && known.root.value !== schema) {
      const message = `Another schema already has the \`$id\` ${resolved.uri}.`;
      this.#report(schema, '$id', message, 'Give each schema a different `$id`.');
      return parent;
    }
    const resource = createResource(resolved.uri, position, parent.isLocal && !isAddress(schema.$id));
    this.register(resource);
    return resource;
  }

  /** Adds the anchors of a schema to its resource. */
  #addAnchors(schema: JsonObject, position: Position, resource: SchemaResource): void {
    for (const key of ['$anchor', '$dynamicAnchor'] as const) {
      const name = schema[key];
      if (typeof name !== 'string') continue;
      const known = resource.anchors.get(name);
      if (known !== undefined && known.value !== schema) {
        const message = `The anchor ${name} occurs more than once in ${resource.uri}.`;
        this.#report(schema, key, message, 'Rename one of these anchors.');
        continue;
      }
      resource.anchors.set(name, position);
      if (key === '$dynamicAnchor') resource.dynamicAnchors.set(name, position);
    }
  }

  #report(schema: JsonObject, key: string, message: string, fix: string): void {
    const location = this.#locationOf(schema, key);
    this.#diagnostics.fault('identifier-invalid', message, `This \`${key}\` is ignored.`, fix, location);
  }
}

/** Returns the `$ref` and the `$dynamicRef` of a schema, if the schema has them and they must be resolved. */
function referencesOf(schema: JsonObject, resource: SchemaResource, referenceOf: ReferenceOf): OpenReference[] {
  const [$ref, { $dynamicRef }] = [referenceOf(schema), schema];
  const references: OpenReference[] = [];
  if ($ref !== undefined) references.push({ node: schema, keyword: '$ref', reference: $ref, resource });
  if (typeof $dynamicRef === 'string')
    references.push({ node: schema, keyword: '$dynamicRef', reference: $dynamicRef, resource });
  return references;
}
