import { suggestion } from '@forgespec/description/diagnostics';
import { objectMembers, type CheckContext } from './check-context.ts';
import { declaredProperties } from './schemas/check-required.ts';

/**
 * Reports entries of `encoding` for properties that the schema of the body does not declare.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object
 */
export function checkEncodings(context: CheckContext): void {
  const { parts, diagnostics, place, target } = context;
  for (const { encoding, schema: written } of parts.others) {
    const schema = encoding === undefined ? undefined : target(written);
    if (schema === undefined) continue;
    const declared = declaredProperties(schema, context);
    if (declared.size === 0 || schema.patternProperties !== undefined) continue;
    if (schema.additionalProperties !== undefined && schema.additionalProperties !== false) continue;
    for (const [name] of objectMembers(encoding)) {
      if (declared.has(name)) continue;
      const near = suggestion(name, declared);
      const fix =
        near === undefined ? 'Add the property to the schema, or remove its encoding.' : `Did you mean \`${near}\`?`;
      const message = `The encoding is for the property ${name}, which the schema does not declare.`;
      diagnostics.warning('property-undeclared', message, fix, place(encoding, name));
    }
  }
}
