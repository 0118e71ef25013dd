import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { SourceLocation } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './schema-nodes.ts';

const combining = ['allOf', 'anyOf', 'oneOf'] as const;

/**
 * Reports `additionalProperties: false` if this keyword forbids a property that another schema for the same object requires. The two
 * schemas are two items of an `allOf`, or a schema and an item of its `allOf`, `anyOf` or `oneOf`. Authors often expect that the keyword
 * allows the properties that the other schema declares. Only `unevaluatedProperties: false` has this effect.
 */
export function checkClosedParts({ node }: CheckedSchema, context: CheckContext): void {
  if (!combining.some((keyword) => objectItems(node[keyword]).length > 0)) return;
  const first = faultOfSchema(node, context) ?? faultOfAllOf(node, context);
  const faults = first === undefined ? faultsOfAlternatives(node, context) : [first];
  for (const { message, keyword, at } of faults)
    context.diagnostics.warning('schema-contradictory', message, fixBeside(keyword, context), at);
}

/** An `additionalProperties: false` that forbids a required property. */
interface ClosedPart {
  readonly message: string;
  /** The keyword that combines the closed schema with the other one. */
  readonly keyword: (typeof combining)[number];
  readonly at: SourceLocation | undefined;
}

/** Returns the fault of a schema that forbids a property which one of its own parts requires. */
function faultOfSchema(node: JsonObject, context: CheckContext): ClosedPart | undefined {
  for (const keyword of combining) {
    const name = forbiddenName({ [keyword]: node[keyword] }, node, context);
    if (name === undefined) continue;
    const message = `No object matches: \`additionalProperties: false\` forbids the property ${name}, which \`${keyword}\` requires.`;
    return { message, keyword, at: context.locationOf(node, 'additionalProperties') };
  }
  return undefined;
}

/** Returns the fault of the first item of `allOf` that forbids a property which the schema or another item requires. */
function faultOfAllOf(node: JsonObject, context: CheckContext): ClosedPart | undefined {
  const parts = objectItems(node.allOf);
  for (const part of parts) {
    const others = parts.filter((other) => other !== part);
    const name = nameForbiddenIn(part, { required: node.required, allOf: others }, context);
    if (name === undefined) continue;
    const message = `No object matches: \`additionalProperties: false\` of this schema forbids the property ${name}, which another schema for the same object requires.`;
    return { message, keyword: 'allOf', at: placeInPart(part, context) };
  }
  return undefined;
}

/** Returns the faults of all items of `anyOf` and `oneOf` that forbid a property which the schema requires. */
function faultsOfAlternatives(node: JsonObject, context: CheckContext): ClosedPart[] {
  const requiring = { required: node.required, allOf: [...objectItems(node.allOf)] };
  return (['anyOf', 'oneOf'] as const).flatMap((keyword) =>
    objectItems(node[keyword]).flatMap((part) => {
      const name = nameForbiddenIn(part, requiring, context);
      if (name === undefined) return [];
      const message = `No object matches this alternative: its \`additionalProperties: false\` forbids the property ${name}, which the schema around it requires.`;
      return [{ message, keyword, at: placeInPart(part, context) }];
    }),
  );
}

const nameForbiddenIn = (part: JsonValue, requiring: JsonObject, context: CheckContext): string | undefined =>
  forbiddenName(requiring, context.target(part) ?? {}, context);

const placeInPart = (part: JsonValue, { locationOf }: CheckContext): SourceLocation | undefined =>
  isJsonObject(part) && part.$ref !== undefined
    ? locationOf(part, '$ref', 'value')
    : locationOf(part, 'additionalProperties');

const fixBeside = (keyword: string, { isVersion30 }: CheckContext): string =>
  isVersion30
    ? 'Remove `additionalProperties: false`, which forbids the properties that only other schemas declare.'
    : `Remove \`additionalProperties: false\`, and write \`unevaluatedProperties: false\` beside \`${keyword}\`. \`unevaluatedProperties: false\` also allows the properties that the other schemas declare.`;

/**
 * Returns the name of a property that the schema `requiring` requires, but that `additionalProperties: false` of the schema `closed`
 * forbids. Returns undefined if there is no such property.
 */
function forbiddenName(requiring: JsonObject, closed: JsonObject, context: CheckContext): string | undefined {
  if (closed.additionalProperties !== false || closed.patternProperties !== undefined) return undefined;
  const allowed = new Set(objectMembers(closed.properties).map(([name]) => name));
  return requiredName(requiring, allowed, context, new Map());
}

/**
 * Returns the name of a property that a schema requires, but that is not in `allowed`. If each alternative of `anyOf` or `oneOf` requires
 * such a property, returns the property of the first alternative. Returns undefined if no such property exists.
 *
 * @param known a map from schemas to their results. With this map, each schema is examined only once. While a schema is examined, its
 * result is undefined.
 */
function requiredName(
  schema: JsonValue | undefined,
  allowed: ReadonlySet<string>,
  context: CheckContext,
  known: Map<JsonObject, string | undefined>,
): string | undefined {
  if (!isJsonObject(schema)) return undefined;
  if (known.has(schema)) return known.get(schema);
  known.set(schema, undefined);
  const name = nameRequiredBy(schema, allowed, context, (part) => requiredName(part, allowed, context, known));
  known.set(schema, name);
  return name;
}

/** @param nameIn returns the name of a property that a part of the schema requires, but that is not in `allowed`. */
function nameRequiredBy(
  schema: JsonObject,
  allowed: ReadonlySet<string>,
  context: CheckContext,
  nameIn: (part: JsonValue | undefined) => string | undefined,
): string | undefined {
  const own = objectItems(schema.required).find((name) => typeof name === 'string' && !allowed.has(name));
  if (typeof own === 'string') return own;
  const everyPart = [...(schema.$ref === undefined ? [] : [context.target(schema)]), ...objectItems(schema.allOf)];
  for (const part of everyPart) {
    const name = nameIn(part);
    if (name !== undefined) return name;
  }
  for (const alternatives of [objectItems(schema.anyOf), objectItems(schema.oneOf)]) {
    const names = alternatives.map(nameIn);
    if (names.length > 0 && names.every((name) => name !== undefined)) return names[0];
  }
  return undefined;
}
