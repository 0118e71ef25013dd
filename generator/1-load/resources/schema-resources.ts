import type { JsonObject } from '../json.ts';

/** What identifiers say about the schemas of a document, once every reference is a pointer. */
export interface SchemaResources {
  /** The dynamic anchors of the resource that a schema belongs to, as JSON Pointers by name. The same map for the same resource. */
  dynamicAnchors(schema: JsonObject): ReadonlyMap<string, string>;
  /** The name that the `$dynamicRef` of a schema is looked for by; undefined where it means the same as a `$ref`. */
  dynamicName(schema: JsonObject): string | undefined;
  /** JSON Pointers to all dynamic anchors of a name, sorted. */
  anchored(name: string): readonly string[];
  /** URIs of the vocabularies that a schema is written in; undefined for all of draft 2020-12. */
  vocabularies(schema: JsonObject): ReadonlySet<string> | undefined;
}

const noAnchors: ReadonlyMap<string, string> = new Map();

/** Of a document without identifiers. */
export const noResources: SchemaResources = {
  dynamicAnchors: () => noAnchors,
  dynamicName: () => undefined,
  anchored: () => [],
  vocabularies: () => undefined,
};
