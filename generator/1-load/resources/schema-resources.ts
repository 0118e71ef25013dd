import type { JsonObject } from '../json.ts';

/** The facts about identifiers of schemas that remain after every reference has become a pointer. */
export interface SchemaResources {
  /**
   * Returns the dynamic anchors of the resource that contains a schema: JSON Pointers by name. Returns the same map for the same
   * resource.
   */
  dynamicAnchors(schema: JsonObject): ReadonlyMap<string, string>;
  /** Returns the anchor name of the `$dynamicRef` of a schema; undefined if it resolves like a `$ref`. */
  dynamicName(schema: JsonObject): string | undefined;
  /** Returns the JSON Pointers to all dynamic anchors with a name, sorted. */
  anchored(name: string): readonly string[];
  /** Returns the URIs of the vocabularies of a schema; undefined for all of draft 2020-12. */
  vocabularies(schema: JsonObject): ReadonlySet<string> | undefined;
}

const noAnchors: ReadonlyMap<string, string> = new Map();

/** For a document without identifiers. */
export const noResources: SchemaResources = {
  dynamicAnchors: () => noAnchors,
  dynamicName: () => undefined,
  anchored: () => [],
  vocabularies: () => undefined,
};
