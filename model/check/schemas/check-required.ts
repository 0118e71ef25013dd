import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';
import { inPlaceApplicators } from '../../keywords/applicators.ts';
import { repeatedItems } from '../repeated-items.ts';
import { subschemasIn } from './branches.ts';
import type { CheckedSchema } from './schema-nodes.ts';

/** Reports required properties that the schema does not declare, and properties that `required` lists twice. */
export function checkRequired({ node, isBranch }: CheckedSchema, context: CheckContext): void {
  const required = objectItems(node.required);
  reportRepeated(required, context);
  // A branch of another schema (in `allOf`, for example) may require properties that the other schema declares. A schema with
  // `patternProperties`, or with a schema in `additionalProperties`, may require properties that no schema declares.
  if (isBranch || !isJsonObject(node.properties) || objectMembers(node.properties).length === 0) return;
  if (isJsonObject(node.additionalProperties) || node.patternProperties !== undefined) return;
  const own = new Set(objectMembers(node.properties).map(([name]) => name));
  if (required.every((name) => typeof name !== 'string' || own.has(name))) return;
  reportUndeclared(node, required, context);
}

function reportRepeated(required: readonly JsonValue[], { diagnostics, locationOf }: CheckContext): void {
  for (const index of repeatedItems(required)) {
    const message = `\`required\` lists the property ${String(required[index])} twice.`;
    diagnostics.warning('entry-duplicate', message, 'Remove one of the two.', locationOf(required, index, 'value'));
  }
}

/** Reports the required properties that neither the schema nor its branches declare. */
function reportUndeclared(node: JsonObject, required: readonly JsonValue[], context: CheckContext): void {
  const declared = declaredProperties(node, context);
  const isClosed = node.additionalProperties === false;
  for (const [index, name] of required.entries()) {
    if (typeof name !== 'string' || declared.has(name)) continue;
    const near = suggestion(name, declared);
    const fix =
      near === undefined ? `Add \`${name}\` to \`properties\`, or remove it here.` : `Did you mean \`${near}\`?`;
    const message = isClosed
      ? `No value matches: the property ${name} is required, and \`additionalProperties: false\` forbids it.`
      : `The required property ${name} is not in \`properties\`.`;
    const code = isClosed ? 'schema-contradictory' : 'property-undeclared';
    context.diagnostics.warning(code, message, fix, context.locationOf(required, index, 'value'));
  }
}

/** Returns the names of the properties that a schema and its branches (in `allOf`, `if` and so on) declare. References are followed. */
export function declaredProperties(root: JsonObject, { target }: CheckContext): ReadonlySet<string> {
  const names = new Set<string>();
  const seen = new Set<JsonObject>();
  const visit = (value: JsonValue | undefined): void => {
    if (!isJsonObject(value) || seen.has(value)) return;
    seen.add(value);
    for (const [name] of objectMembers(value.properties)) names.add(name);
    if (typeof value.$ref === 'string') visit(target(value));
    subschemasIn(value, declaring).forEach(visit);
  };
  visit(root);
  return names;
}

/** The keywords whose schemas declare properties of the same object. The schema in `not` declares none. */
const declaring = inPlaceApplicators.filter((keyword) => keyword !== 'not');
