import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';
import { schemaName } from './discriminator-values.ts';
import { checkDiscriminatorValues } from './check-discriminator-values.ts';
import { declaredProperties } from './check-required.ts';
import type { CheckedSchema } from './schema-nodes.ts';

/**
 * Reports these faults of a discriminator:
 *
 * - it has no alternatives
 * - an alternative does not declare the property of the discriminator, or does not require it
 * - `mapping` or `defaultMapping` names a schema that is not an alternative
 * - a value selects an alternative that does not allow this value
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export function checkDiscriminator({ node }: CheckedSchema, context: CheckContext): void {
  const { discriminator } = node;
  if (!isJsonObject(discriminator)) return;
  const alternatives = [...objectItems(node.oneOf), ...objectItems(node.anyOf)].filter(isJsonObject);
  if (alternatives.length === 0) {
    if (node.allOf === undefined && !isExtended(node, context)) reportWithoutAlternatives(node, context);
    return;
  }
  const { propertyName, mapping, defaultMapping } = discriminator;
  if (typeof propertyName !== 'string') return;
  const keywords = (['oneOf', 'anyOf'] as const).filter((keyword) => node[keyword] !== undefined);
  const places = keywords.map((keyword) => `\`${keyword}\``);
  checkDefault(discriminator, alternatives, places, context);
  // The schema of `defaultMapping` is not checked. In an object of this schema, the property may be absent, or have any other value.
  const selected = alternatives.filter(
    ({ $ref }) => defaultMapping === undefined || schemaName($ref) !== schemaName(defaultMapping),
  );
  checkProperty(propertyName, discriminator, selected, context);
  // If `mapping` is beside `discriminator` instead of inside it, another check reports `mapping` as an unknown keyword. In this case, the
  // values of the discriminator are not checked.
  let isMapped = node.mapping === undefined;
  const targets = new Set(alternatives.map(({ $ref }) => schemaName($ref)));
  for (const [value, reference] of objectMembers(mapping)) {
    const name = schemaName(reference);
    if (
      name === undefined ||
      targets.has(name) ||
      context.target({ $ref: `#/components/schemas/${name}` }) === undefined
    )
      continue;
    const message = `The value ${value} is mapped to ${name}, which is not in ${places.join(' or ')}.`;
    const fix = `Add ${name} to ${places[0]}, or map the value to a schema in ${places.join(' or ')}.`;
    context.diagnostics.warning('discriminator-invalid', message, fix, context.locationOf(mapping, value, 'value'));
    isMapped = false;
  }
  if (isMapped) checkDiscriminatorValues(propertyName, discriminator, selected, context);
}

/**
 * Returns true if another schema has a reference to this schema in its `allOf`. That other schema is then an alternative of the
 * discriminator.
 */
const isExtended = (node: JsonObject, { whole, target }: CheckContext): boolean =>
  whole().schemas.some(({ node: other }) => objectItems(other.allOf).some((part) => target(part) === node));

function reportWithoutAlternatives(node: JsonObject, { diagnostics, locationOf }: CheckContext): void {
  const message = 'The discriminator has no alternatives: `oneOf` and `anyOf` are missing.';
  const fix = 'Add `oneOf`, or add a reference to this schema to the `allOf` of each alternative.';
  diagnostics.warning('discriminator-invalid', message, fix, locationOf(node, 'discriminator'));
}

/**
 * Reports a `defaultMapping` to a schema that does not exist, or is not an alternative.
 *
 * @param places the keywords that contain the alternatives, for messages.
 */
function checkDefault(
  discriminator: JsonObject,
  alternatives: readonly JsonObject[],
  places: readonly string[],
  { diagnostics, locationOf, target }: CheckContext,
): void {
  const name = schemaName(discriminator.defaultMapping);
  const names = alternatives.map(({ $ref }) => schemaName($ref)).filter((one) => one !== undefined);
  if (name === undefined || names.includes(name)) return;
  const exists = target({ $ref: `#/components/schemas/${name}` }) !== undefined;
  const near = suggestion(name, names);
  const message = `\`defaultMapping\` names ${name}, which ${exists ? `is not in ${places.join(' or ')}` : 'does not exist'}.`;
  const fix = near === undefined ? `Name one of ${names.join(', ')}.` : `Did you mean \`${near}\`?`;
  diagnostics.warning('discriminator-invalid', message, fix, locationOf(discriminator, 'defaultMapping', 'value'));
}

/** Reports the first alternative that does not declare the property of the discriminator, or does not require this property. */
function checkProperty(
  property: string,
  discriminator: JsonObject,
  alternatives: readonly JsonObject[],
  context: CheckContext,
): void {
  for (const alternative of alternatives) {
    const fault = propertyFault(property, alternative, context);
    if (fault === undefined) continue;
    const at = context.locationOf(discriminator, 'propertyName', 'value');
    context.diagnostics.warning('discriminator-invalid', fault.message, fault.fix, at);
    return;
  }
}

function propertyFault(
  property: string,
  alternative: JsonObject,
  context: CheckContext,
): { readonly message: string; readonly fix: string } | undefined {
  const schema = context.target(alternative);
  // An alternative for null has no properties.
  if (schema === undefined || schema.type === 'null') return undefined;
  const name = schemaName(alternative.$ref);
  const declared = declaredProperties(schema, context);
  if (!declared.has(property)) {
    const near = suggestion(property, declared);
    const fix =
      near === undefined ? `Add \`${property}\` to its \`properties\` and \`required\`.` : `Did you mean \`${near}\`?`;
    const subject = name === undefined ? 'An alternative without a name' : `The schema ${name}`;
    return { message: `${subject} has no property ${property}.`, fix };
  }
  if (requires(schema, property, context)) return undefined;
  const subject = name ?? 'an alternative without a name';
  return {
    message: `The property ${property} of ${subject} is not required, so an object without this property is valid.`,
    fix: `Add \`${property}\` to \`required\` of ${name ?? 'each alternative'}.`,
  };
}

/** Returns true if a schema, or a part of its `allOf`, requires a property. */
function requires(root: JsonObject, property: string, { target }: CheckContext): boolean {
  const open = [root];
  const seen = new Set<JsonObject>();
  for (let schema = open.pop(); schema !== undefined; schema = open.pop()) {
    if (seen.has(schema)) continue;
    seen.add(schema);
    if (objectItems(schema.required).includes(property)) return true;
    // If the schema has alternatives itself, each of these alternatives may require the property. The schema is then not reported.
    if (schema.oneOf !== undefined || schema.anyOf !== undefined) return true;
    for (const part of objectItems(schema.allOf)) open.push(target(part) ?? {});
  }
  return false;
}
