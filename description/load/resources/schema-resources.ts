import type { JsonObject } from '../../json/json.ts';

/**
 * The dynamic anchors and vocabularies of schemas. Later code still needs this information after all references are converted to JSON
 * Pointers.
 */
export interface SchemaResources {
  /**
   * Returns the dynamic anchors of the resource that contains a schema: a map from the name of each anchor to its JSON Pointer. The
   * result is the same object for all schemas of a resource.
   */
  dynamicAnchors(schema: JsonObject): ReadonlyMap<string, string>;
  /**
   * Returns the name of the dynamic anchor to which the `$dynamicRef` of a schema refers. Returns undefined for a schema without
   * `$dynamicRef`, and for a `$dynamicRef` that resolves like a `$ref`.
   */
  dynamicName(schema: JsonObject): string | undefined;
  /** Returns the JSON Pointers to all dynamic anchors with the given name, sorted. */
  anchored(name: string): readonly string[];
  /** Returns the URIs of the vocabularies of a schema. Returns undefined if the schema has all vocabularies of draft 2020-12. */
  vocabularies(schema: JsonObject): ReadonlySet<string> | undefined;
}

const noAnchors: ReadonlyMap<string, string> = new Map();

/** The schema resources of a document that has no identifiers, such as `$id`. */
export const noResources: SchemaResources = {
  dynamicAnchors: () => noAnchors,
  dynamicName: () => undefined,
  anchored: () => [],
  vocabularies: () => undefined,
};
