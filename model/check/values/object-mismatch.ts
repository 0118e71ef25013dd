import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers } from '../check-context.ts';
import { declaredProperties } from '../schemas/check-required.ts';
import { within, type Comparison, type Mismatch } from './mismatch.ts';

/** Compares an object with the keywords about objects. */
export function objectMismatch(
  value: JsonValue,
  node: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined {
  if (!isJsonObject(value)) return undefined;
  return (
    requiredMismatch(value, node, schema, comparison) ??
    countMismatch(value, node, schema) ??
    propertiesMismatch(value, node, schema, comparison)
  );
}

function requiredMismatch(
  value: JsonObject,
  node: JsonObject,
  schema: JsonObject,
  { context }: Comparison,
): Mismatch | undefined {
  for (const name of objectItems(node.required)) {
    if (typeof name !== 'string' || value[name] !== undefined) continue;
    const property = isJsonObject(node.properties) ? context.target(node.properties[name]) : undefined;
    // The value may be from a request, which has no `readOnly` properties, or from a response, which has no `writeOnly` properties.
    if (property?.readOnly === true || property?.writeOnly === true) continue;
    const declared = declaredProperties(schema, context);
    const misspelt = Object.keys(value).find((key) => !declared.has(key) && suggestion(key, [name]) !== undefined);
    if (misspelt !== undefined)
      return {
        keys: [misspelt],
        value: undefined,
        reason: 'is not a property of the schema',
        fix: `Did you mean \`${name}\`?`,
        schema,
      };
    const fix = `Add \`${name}\`, or remove it from \`required\`.`;
    return { keys: [], value, reason: `has no property ${name}, which is required`, fix, schema };
  }
  return undefined;
}

function countMismatch(value: JsonObject, node: JsonObject, schema: JsonObject): Mismatch | undefined {
  const { minProperties, maxProperties } = node;
  if (typeof minProperties !== 'number' && typeof maxProperties !== 'number') return undefined;
  const count = Object.keys(value).length;
  const whole = (keyword: string, limit: number): Mismatch => ({
    keys: [],
    value,
    reason: `has ${count} properties, and \`${keyword}\` is ${limit}`,
    fix: `Correct the value or \`${keyword}\`.`,
    schema,
  });
  if (typeof minProperties === 'number' && count < minProperties) return whole('minProperties', minProperties);
  return typeof maxProperties === 'number' && count > maxProperties ? whole('maxProperties', maxProperties) : undefined;
}

function propertiesMismatch(
  value: JsonObject,
  node: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined {
  const declared = isJsonObject(node.properties) ? node.properties : {};
  for (const [name, member] of objectMembers(value)) {
    const mismatch = Object.hasOwn(declared, name)
      ? within(name, comparison.find(member, declared[name]))
      : undeclaredMismatch(name, value, node, schema, comparison);
    if (mismatch !== undefined) return mismatch;
  }
  return undefined;
}

/** Compares a property that `properties` does not contain with the other keywords about properties. */
function undeclaredMismatch(
  name: string,
  value: JsonObject,
  { properties, patternProperties, additionalProperties }: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined {
  if (patternProperties !== undefined) return undefined;
  if (additionalProperties === undefined) return renamed(name, value, schema, comparison);
  if (additionalProperties !== false) return within(name, comparison.find(value[name] ?? null, additionalProperties));
  return surplus(name, schema, isJsonObject(properties) ? Object.keys(properties) : []);
}

/**
 * Returns a mismatch if an undeclared property is probably misspelt. In this case, its name is similar to the name of a declared property,
 * and the object does not have the declared property.
 */
function renamed(name: string, value: JsonObject, schema: JsonObject, { context }: Comparison): Mismatch | undefined {
  if (schema.properties === undefined) return undefined;
  const declared = declaredProperties(schema, context);
  if (declared.has(name) || name.length < 4) return undefined;
  const near = suggestion(
    name,
    [...declared].filter((other) => value[other] === undefined),
  );
  if (near === undefined) return undefined;
  const fix = `Did you mean \`${near}\`?`;
  return { keys: [name], value: undefined, reason: 'is not a property of the schema', fix, schema };
}

function surplus(name: string, schema: JsonObject, declared: readonly string[]): Mismatch {
  const near = suggestion(name, declared);
  const fix = near === undefined ? 'Remove it, or add it to `properties`.' : `Did you mean \`${near}\`?`;
  const reason = 'is not a property of the schema, and `additionalProperties: false` forbids other properties';
  return { keys: [name], value: undefined, reason, fix, schema };
}
