import { isJsonObject, type JsonObject, type JsonValue } from '../../description/json/json.ts';
import { walkSchema } from '../../model/inspect/walk-schema.ts';
import type { NamedSchema, Schema } from '../../model/schema.ts';
import { escapeSegment } from '../../templates/shared/json-pointer.ts';
import { knownFaults, type WrittenSchema } from './known-faults.ts';

/**
 * Returns a copy of `components/schemas`. In the copy, each schema that causes a known fault of openapi-typescript is replaced by an
 * equivalent schema. The copy has no discriminators. Our types omit some `readOnly` and `writeOnly` properties, and the copy omits the same
 * properties. Also returns a map from each fault to the number of changed schemas.
 */
export function withoutKnownFaults(
  document: JsonObject,
  named: readonly NamedSchema[],
): { schemas: JsonObject; counts: ReadonlyMap<string, number> } {
  const omitted = new Set(named.flatMap(({ schema }) => omittedProperties(schema)));
  const counts = new Map<string, number>();
  const written = isJsonObject(document.components) ? document.components['schemas'] : undefined;
  const isVersion30 = String(document.openapi).startsWith('3.0.');
  const oracle = { isVersion30, schemas: isJsonObject(written) ? written : {} };
  const rewritten = (value: JsonValue | undefined, pointer: string): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item, index) => rewritten(item, `${pointer}/${index}`) ?? null);
    if (!isJsonObject(value)) return value;
    const copy: WrittenSchema = {};
    for (const [key, member] of Object.entries(value)) {
      const place = `${pointer}/${escapeSegment(key)}`;
      copy[key] = data.has(key) ? member : maps.has(key) ? rewrittenMap(member, place) : rewritten(member, place);
    }
    const isRequired = (name: JsonValue): boolean =>
      !omitted.has(`${pointer}/properties/${escapeSegment(String(name))}`);
    if (Array.isArray(copy['required'])) copy['required'] = copy['required'].filter(isRequired);
    delete copy['discriminator'];
    for (const { reason, rewrite } of knownFaults) {
      if (rewrite(copy, oracle)) counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
    return copy;
  };
  const rewrittenMap = (value: JsonValue | undefined, pointer: string): JsonValue | undefined => {
    if (!isJsonObject(value)) return value;
    const entries = Object.entries(value).map(
      ([name, member]) => [name, `${pointer}/${escapeSegment(name)}`, member] as const,
    );
    const sent = entries.filter(([, place]) => !omitted.has(place));
    return Object.fromEntries(sent.map(([name, place, member]) => [name, rewritten(member, place)]));
  };
  const schemas = rewrittenMap(written, '#/components/schemas');
  return { schemas: isJsonObject(schemas) ? schemas : {}, counts };
}

/** Returns the pointers to the `readOnly` or `writeOnly` properties that the type of a schema omits. */
function omittedProperties(schema: Schema): string[] {
  const found: string[] = [];
  walkSchema(schema, ({ properties = [] }) => {
    for (const property of properties) if (property.isOmitted === true) found.push(property.schema.pointer);
  });
  return found;
}

/** Keywords whose values are maps of schemas. */
const maps: ReadonlySet<string> = new Set(['$defs', 'dependentSchemas', 'patternProperties', 'properties']);

/** Keywords whose values are not schemas. */
const data: ReadonlySet<string> = new Set(['const', 'default', 'enum', 'example', 'examples']);
