import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import { objectItems, objectMembers, type CheckContext } from '../check-context.ts';

/** Reports required properties that lead back to their own schema: a value would never end. */
export function checkEndlessValues(context: CheckContext): void {
  const { document, diagnostics, place } = context;
  const components = isJsonObject(document.components) ? document.components : {};
  for (const [name, schema] of objectMembers(components.schemas)) {
    if (!isJsonObject(schema)) continue;
    for (const [property, value] of requiredReferences(schema)) {
      if (!leadsTo(schema, value, context)) continue;
      const message = `No value matches ${name}: its required property ${property} contains a ${name} again, without end.`;
      const fix = `Remove \`${property}\` from \`required\`, or allow null.`;
      diagnostics.warning('schema-contradictory', message, fix, place(value, '$ref', 'value'));
    }
  }
}

/** Returns the required properties of a schema that are references. */
function requiredReferences(schema: JsonObject): [property: string, reference: JsonObject][] {
  const required = objectItems(schema.required);
  return objectMembers(schema.properties).flatMap(([name, value]): [string, JsonObject][] =>
    required.includes(name) && isJsonObject(value) && typeof value.$ref === 'string' ? [[name, value]] : [],
  );
}

/** Returns true if a value of the target of a reference contains a value of a schema. */
function leadsTo(schema: JsonObject, reference: JsonObject, { target }: CheckContext): boolean {
  const seen = new Set<JsonObject>();
  const open = [target(reference)];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === schema) return true;
    if (seen.has(next) || next.nullable === true) continue;
    seen.add(next);
    for (const [, inner] of requiredReferences(next)) {
      const found = target(inner);
      if (found !== undefined) open.push(found);
    }
  }
  return false;
}
