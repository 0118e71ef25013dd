import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { subschemas, type DocumentParts } from '@forgespec/description/load';
import { inPlaceApplicators } from '../../keywords/applicators.ts';
import { subschemasIn } from './branches.ts';

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
    const branches = new Set(subschemasIn(value, inPlaceApplicators));
    inner.forEach((position) => visit(position.value, branches.has(position.value)));
  };
  for (const { value } of schemas) visit(value, false);
  return nodes;
}
