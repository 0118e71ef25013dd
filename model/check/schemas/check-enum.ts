import { canonicalJson, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { CheckContext } from '../check-context.ts';
import { repeatedItems } from '../repeated-items.ts';
import type { CheckedSchema } from './schema-nodes.ts';
import { convertedValue, matchesNamedTypes, namedTypes, namedTypeWords, nullFix, valueText } from './value-type.ts';

/**
 * Reports these faults:
 *
 * - a value of `enum` or `const` that the type excludes
 * - a value that `enum` contains twice
 * - an empty `enum`
 * - a `const` that is not in the `enum`
 * - a type that allows null, if the `enum` does not contain null
 */
export function checkEnum({ node }: CheckedSchema, context: CheckContext): void {
  const { enum: values, const: constant } = node;
  const types = namedTypes(node);
  if (constant !== undefined && types !== undefined) checkConstant(node, constant, types, context);
  if (!Array.isArray(values)) return;
  if (values.length === 0) {
    const fix = 'Add the allowed values, or remove `enum`.';
    reportNoMatch(node, 'enum', 'No value matches an empty `enum`.', fix, context);
  }
  if (constant !== undefined && !values.some((value) => canonicalJson(value) === canonicalJson(constant))) {
    const message = `No value matches: \`const\` is ${valueText(constant)}, which \`enum\` does not contain.`;
    reportNoMatch(node, 'const', message, 'Remove `enum`, or correct one of the two keywords.', context);
  }
  reportRepeated(values, context);
  if (types === undefined) return;
  checkValues(values, types, context);
  checkNull(node.type, values, context);
}

function reportNoMatch(
  node: JsonObject,
  keyword: 'const' | 'enum',
  message: string,
  fix: string,
  { diagnostics, locationOf }: CheckContext,
): void {
  diagnostics.warning('schema-contradictory', message, fix, locationOf(node, keyword, 'value'));
}

/** Reports a `const` that the type excludes. */
function checkConstant(node: JsonObject, constant: JsonValue, types: readonly string[], context: CheckContext): void {
  if (matchesNamedTypes(constant, types)) return;
  const message = `No value matches: \`const\` is ${valueText(constant)}, and the type is ${namedTypeWords(types)}.`;
  const converted = convertedValue(constant, types);
  const fix = converted === undefined ? 'Correct the type or the value.' : `Write ${converted}.`;
  reportNoMatch(node, 'const', message, fix, context);
}

function reportRepeated(values: readonly JsonValue[], { diagnostics, locationOf }: CheckContext): void {
  for (const index of repeatedItems(values)) {
    const message = `The enum has the value ${valueText(values[index] ?? null)} twice.`;
    diagnostics.warning('entry-duplicate', message, 'Remove one of the two.', locationOf(values, index, 'value'));
  }
}

/** Reports the values of an enum that the type excludes. */
function checkValues(
  values: readonly JsonValue[],
  types: readonly string[],
  { diagnostics, isVersion30, locationOf }: CheckContext,
): void {
  for (const [index, value] of values.entries()) {
    if (matchesNamedTypes(value, types)) continue;
    const message = `The enum has the value ${valueText(value)}, and the type is ${namedTypeWords(types)}.`;
    const converted = convertedValue(value, types);
    const general = value === null ? nullFix(types, isVersion30) : 'Correct the type or the value.';
    const fix = converted === undefined ? general : `Write ${converted}.`;
    diagnostics.warning('enum-mismatched', message, fix, locationOf(values, index, 'value'));
  }
}

/** Reports a type that allows null, if the enum has values and null is not one of them. */
function checkNull(
  type: JsonValue | undefined,
  values: readonly JsonValue[],
  { diagnostics, locationOf }: CheckContext,
): void {
  if (!Array.isArray(type) || !type.includes('null') || values.includes(null) || values.length === 0) return;
  const message = "The type allows 'null', and the enum does not contain null, so null is not allowed.";
  const fix = 'Add null to the enum, or remove it from `type`.';
  diagnostics.warning('enum-mismatched', message, fix, locationOf(type, type.indexOf('null'), 'value'));
}
