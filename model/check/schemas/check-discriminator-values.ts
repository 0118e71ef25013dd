import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems, type CheckContext } from '../check-context.ts';
import { discriminatorValues, schemaName } from './discriminator-values.ts';

/**
 * Reports a value of a discriminator if the value selects a schema that does not allow this value. For example, the value `dog` selects the
 * schema `Dog`, but the property of the discriminator has `const: cat` in `Dog`.
 */
export function checkDiscriminatorValues(
  property: string,
  discriminator: JsonObject,
  alternatives: readonly JsonObject[],
  context: CheckContext,
): void {
  const { mapping } = discriminator;
  for (const [value, alternative] of discriminatorValues(alternatives, mapping) ?? []) {
    const allowed = allowedValues(context.target(alternative), property, context);
    if (allowed === undefined || allowed.includes(value)) continue;
    const name = isJsonObject(alternative) ? (schemaName(alternative.$ref) ?? '') : '';
    const excluded = { property, value, name, allowed };
    if (isJsonObject(mapping) && Object.hasOwn(mapping, value)) {
      reportMapped(excluded, mapping, context);
    } else {
      reportUnmapped(excluded, discriminator, context);
      return;
    }
  }
}

/** A value of a discriminator that selects a schema which does not allow the value. */
interface ExcludedValue {
  readonly property: string;
  readonly value: string;
  /** The name of the schema. */
  readonly name: string;
  readonly allowed: readonly string[];
}

function reportMapped(
  { property, value, name, allowed }: ExcludedValue,
  mapping: JsonObject,
  { diagnostics, locationOf }: CheckContext,
): void {
  // If the schema allows several values, only a similar value is proposed.
  const near = suggestion(value, allowed) ?? (allowed.length === 1 ? allowed[0] : undefined);
  const fix = near === undefined ? `Write one of ${allowed.join(', ')}.` : `Did you mean \`${near}\`?`;
  const message = `The value ${value} is mapped to ${name}, whose property ${property} allows only ${allowed.join(', ')}.`;
  diagnostics.warning('discriminator-invalid', message, fix, locationOf(mapping, value));
}

function reportUnmapped(
  { property, value, name, allowed }: ExcludedValue,
  discriminator: JsonObject,
  { diagnostics, locationOf }: CheckContext,
): void {
  const message = `The discriminator has no \`mapping\` to ${name}, so ${property} must be "${value}" in ${name}. But ${name} allows only ${allowed.join(', ')} for ${property}.`;
  const fix = `Add \`${allowed[0] ?? ''}: '#/components/schemas/${name}'\` to \`mapping\`.`;
  diagnostics.warning('discriminator-invalid', message, fix, locationOf(discriminator, 'propertyName', 'value'));
}

/** Returns the strings that a schema lists in `const` or `enum` of a property. Returns undefined if there are no such strings. */
function allowedValues(
  schema: JsonObject | undefined,
  property: string,
  { target }: CheckContext,
): readonly string[] | undefined {
  const parts = [schema, ...objectItems(schema?.allOf).map((part) => target(part))];
  for (const part of parts) {
    const declared: JsonValue | undefined = isJsonObject(part?.properties) ? part.properties[property] : undefined;
    const { enum: values, const: constant } = target(declared) ?? {};
    const constants = (constant === undefined ? objectItems(values) : [constant]).filter(
      (value) => typeof value === 'string',
    );
    if (constants.length > 0) return constants;
  }
  return undefined;
}
