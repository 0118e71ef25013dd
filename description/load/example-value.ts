import { versionOf } from './check-version.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../json/json.ts';
import { partsOfDocument } from './resources/schema-positions.ts';

/**
 * Returns the value of an Example Object: `value`, or `dataValue` of OpenAPI 3.2. Returns undefined if the example has neither, for example
 * because its value is in an external file.
 *
 * @see https://spec.openapis.org/oas/v3.2.0.html#example-object
 */
export const valueOfExample = ({ value, dataValue }: JsonObject): JsonValue | undefined =>
  value === undefined ? dataValue : value;

/**
 * Returns a document in which `value` contains the `dataValue` of each example, because many programs do not know the `dataValue` of OpenAPI
 * 3.2. Does not change the given document.
 */
export function withExampleValues(document: JsonObject): JsonObject {
  if (versionOf(document) !== '3.2') return document;
  const changed = structuredClone(document);
  for (const { examples } of partsOfDocument(changed).others) {
    if (!isJsonObject(examples)) continue;
    for (const example of Object.values(examples)) {
      if (!isJsonObject(example) || example.dataValue === undefined || example.value !== undefined) continue;
      example.value = example.dataValue;
      delete example.dataValue;
    }
  }
  return changed;
}
