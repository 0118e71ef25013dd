import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { objectItems, type CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './schema-nodes.ts';
import { namedTypes, namedTypeWords } from './value-type.ts';

/**
 * Reports an `allOf` whose schemas allow no common type, an alternative that `oneOf` lists twice, and a property that is both `readOnly`
 * and `writeOnly`.
 */
export function checkCombinedTypes({ node }: CheckedSchema, context: CheckContext): void {
  const { diagnostics, locationOf } = context;
  checkAllOf(node, context);
  const known = new Set<unknown>();
  for (const alternative of objectItems(node.oneOf)) {
    const reference = isJsonObject(alternative) ? alternative.$ref : undefined;
    if (typeof reference !== 'string') continue;
    if (known.has(reference)) {
      const message = `\`oneOf\` lists ${reference} twice. A value that matches this schema always matches two alternatives, but \`oneOf\` allows only one.`;
      diagnostics.warning(
        'schema-contradictory',
        message,
        'Remove one of the two.',
        locationOf(alternative, '$ref', 'value'),
      );
    }
    known.add(reference);
  }
  if (node.readOnly !== true || node.writeOnly !== true) return;
  const message = 'The property is both `readOnly` and `writeOnly`, so neither a request nor a response may have it.';
  diagnostics.warning('schema-contradictory', message, 'Remove one of the two.', locationOf(node, 'writeOnly'));
}

function checkAllOf(node: JsonObject, context: CheckContext): void {
  let before = namedTypes(node);
  for (const part of objectItems(node.allOf)) {
    const schema = context.target(part);
    const types = schema === undefined ? undefined : namedTypes(schema);
    if (types === undefined) continue;
    const common = before === undefined ? types : commonTypes(before, types);
    if (before !== undefined && common.length === 0) {
      // The problem is always reported in this schema, even if `part` is a reference to another schema.
      const typed = schema === part ? schema : node;
      reportDifferentTypes(before, types, typed, context);
      return;
    }
    before = common;
  }
}

/** @param typed the schema at whose `type` the problem is reported, or at whose `allOf` if it has no type. */
function reportDifferentTypes(
  a: readonly string[],
  b: readonly string[],
  typed: JsonObject,
  { diagnostics, locationOf }: CheckContext,
): void {
  const message = `No value matches: one schema requires the type ${namedTypeWords(a)}, and another schema requires the type ${namedTypeWords(b)}.`;
  const fix = 'Correct one of the types, or write `oneOf` in place of `allOf`.';
  const at = locationOf(typed, typed.type === undefined ? 'allOf' : 'type', 'value');
  diagnostics.warning('schema-contradictory', message, fix, at);
}

/** Returns the types that are in both lists. An integer is also a number, so `integer` and `number` have `integer` in common. */
const commonTypes = (a: readonly string[], b: readonly string[]): string[] =>
  [...a, ...b].filter((type) =>
    [a, b].every((types) => types.includes(type) || (type === 'integer' && types.includes('number'))),
  );
