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

export function createResourceIndex(diagnostics: Diagnostics, place: LocationOf): ResourceIndex {
  const byUri = new Map<string, SchemaResource>();
  const bySchema = new Map<JsonObject, SchemaResource>();
  const dialects = new Map<JsonObject, string>();

  const report = (schema: JsonObject, key: string, message: string, fix: string): void =>
    diagnostics.fault('identifier-invalid', message, `This \`${key}\` is ignored.`, fix, place(schema, key));

  /** Creates and returns a resource for a schema with a valid `$id`. For any other schema, returns `parent`. */
  const started = (position: Position, schema: JsonObject, parent: SchemaResource): SchemaResource => {
    if (typeof schema.$id !== 'string') return parent;
    const resolved = resolveUri(schema.$id, parent.uri);
    if (resolved === undefined || resolved.fragment !== '') {
      const message = `\`$id\` must be a URI without a fragment, but is \`${schema.$id}\`.`;
      report(schema, '$id', message, 'Write `https://…`, or a path that is relative to the `$id` of the outer schema.');
      return parent;
    }
    if (byUri.has(resolved.uri) && byUri.get(resolved.uri)?.root.value !== schema) {
      const message = `Another schema already has the \`$id\` ${resolved.uri}.`;
      report(schema, '$id', message, 'Give each schema a different `$id`.');
      return parent;
    }
    const resource = createResource(resolved.uri, position, parent.isLocal && !isAddress(schema.$id));
    byUri.set(resolved.uri, resource);
    return resource;
  };

  const anchor = (schema: JsonObject, position: Position, resource: SchemaResource): void => {
    for (const key of ['$anchor', '$dynamicAnchor'] as const) {
      const name = schema[key];
      if (typeof name !== 'string') continue;
      const known = resource.anchors.get(name);
      if (known !== undefined && known.value !== schema) {
        const message = `The anchor ${name} occurs more than once in ${resource.uri}.`;
        report(schema, key, message, 'Rename one of these anchors.');
        continue;
      }
      resource.anchors.set(name, position);
      if (key === '$dynamicAnchor') resource.dynamicAnchors.set(name, position);
    }
  };

  const addWithin = (
    position: Position,
    parent: SchemaResource,
    outer: string | undefined,
    referenceOf: ReferenceOf,
  ): OpenReference[] => {
    const schema = position.value;
    if (!isJsonObject(schema) || bySchema.has(schema)) return [];
    const resource = started(position, schema, parent);
    bySchema.set(schema, resource);
    const dialect = typeof schema.$schema === 'string' ? schema.$schema : outer;
    if (dialect !== undefined) dialects.set(schema, dialect);
    anchor(schema, position, resource);
    const open = (keyword: OpenReference['keyword'], reference: string | undefined): OpenReference[] =>
      reference === undefined ? [] : [{ node: schema, keyword, reference, resource }];
    return [
      ...open('$ref', referenceOf(schema)),
      ...open('$dynamicRef', typeof schema.$dynamicRef === 'string' ? schema.$dynamicRef : undefined),
      ...subschemas(schema).flatMap((inner) => addWithin(inner, resource, dialect, referenceOf)),
    ];
  };

  return {
    at: (uri) => byUri.get(uri),
    of: (schema) => bySchema.get(schema),
    dialectOf: (schema) => dialects.get(schema),
    register: (resource, uri = resource.uri) => void byUri.set(uri, resource),
    add: (position, parent, referenceOf) => addWithin(position, parent, undefined, referenceOf),
    schemas: { [Symbol.iterator]: () => bySchema.keys() },
  };
}
