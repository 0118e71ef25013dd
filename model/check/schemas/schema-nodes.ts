import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { positionsIn, subschemas, type DocumentParts } from '@forgespec/description/load';

/** A schema object, and its relation to the schemas around it. */
export interface CheckedSchema {
  readonly node: JsonObject;
  /**
   * True if the schema is a branch of another schema, for example in `allOf` or `if`. A branch may require properties
   * that the other schema declares.
   */
  readonly isBranch: boolean;
}

/** Returns all schema objects of a document, each once. */
export function schemaNodes({ schemas }: DocumentParts): CheckedSchema[] {
  const nodes: CheckedSchema[] = [];
  const seen = new Set<JsonObject>();
  const visit = (value: JsonValue, isBranch: boolean): void => {
    if (!isJsonObject(value) || seen.has(value)) return;
    seen.add(value);
    nodes.push({ node: value, isBranch });
    const inner = subschemas(value);
    if (inner.length === 0) return;
    const branches = new Set(branchesOf(value));
    inner.forEach((position) => visit(position.value, branches.has(position.value)));
  };
  for (const { value } of schemas) visit(value, false);
  return nodes;
}

/** Returns the subschemas of a schema that apply to the same value as the schema itself. */
function branchesOf(schema: JsonObject): readonly JsonValue[] {
  const branches: JsonValue[] = [];
  for (const list of [schema.allOf, schema.anyOf, schema.oneOf, schema.dependentSchemas])
    if (list !== undefined) for (const { value } of positionsIn(list)) branches.push(value);
  for (const branch of [schema.if, schema.then, schema.else, schema.not])
    if (branch !== undefined) branches.push(branch);
  return branches;
}
