import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectMembers, type CheckContext } from './check-context.ts';
import { declaredProperties } from './schemas/check-required.ts';

/**
 * Reports entries of `encoding` for properties that the schema of the body does not declare.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object
 */
export function checkEncodings(context: CheckContext): void {
  for (const { encoding, schema: written } of context.parts.others) {
    const schema = encoding === undefined ? undefined : context.target(written);
    if (schema !== undefined && !allowsOtherProperties(schema)) checkEncoding(encoding, schema, context);
  }
}

const allowsOtherProperties = ({ additionalProperties, patternProperties }: JsonObject): boolean =>
  patternProperties !== undefined || (additionalProperties !== undefined && additionalProperties !== false);

function checkEncoding(encoding: JsonValue | undefined, schema: JsonObject, context: CheckContext): void {
  const declared = declaredProperties(schema, context);
  if (declared.size === 0) return;
  for (const [name] of objectMembers(encoding)) {
    if (declared.has(name)) continue;
    const near = suggestion(name, declared);
    const fix =
      near === undefined ? 'Add the property to the schema, or remove its encoding.' : `Did you mean \`${near}\`?`;
    const message = `The encoding is for the property ${name}, which the schema does not declare.`;
    context.diagnostics.warning('property-undeclared', message, fix, context.locationOf(encoding, name));
  }
}
