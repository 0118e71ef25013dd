import type { JsonObject } from '@forgespec/description/json';
import type { CheckContext } from '../check-context.ts';
import type { CheckedSchema } from './schema-nodes.ts';

/**
 * Pairs of keywords. The first keyword sets the lower bound of a number, such as the length of a string. The second keyword sets the upper
 * bound of this number.
 */
const pairs = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minContains', 'maxContains'],
  ['minimum', 'maximum'],
  ['exclusiveMinimum', 'maximum'],
  ['minimum', 'exclusiveMaximum'],
  ['exclusiveMinimum', 'exclusiveMaximum'],
] as const;

const bounds = new Set<string>(pairs.flat());

/**
 * Returns true if a schema has a bound. The loop visits the keys of the schema, because most schemas have fewer keys than there are bounds.
 */
function hasBounds(node: JsonObject): boolean {
  for (const key in node) if (bounds.has(key)) return true;
  return false;
}

/** Reports a lower bound above the upper bound. */
export function checkBounds(
  { node }: CheckedSchema,
  { diagnostics, isVersion30, locationOf }: Pick<CheckContext, 'diagnostics' | 'isVersion30' | 'locationOf'>,
): void {
  if (!hasBounds(node)) return;
  for (const [lower, upper] of pairs) {
    const [low, high] = [node[lower], node[upper]];
    if (typeof low !== 'number' || typeof high !== 'number') continue;
    const modifier = isVersion30 && lower === 'minimum' ? exclusiveModifier(node) : undefined;
    const isExclusive = modifier !== undefined || lower.startsWith('exclusive') || upper.startsWith('exclusive');
    if (low < high || (low === high && !isExclusive)) continue;
    const message =
      low === high && modifier !== undefined
        ? `No value matches: \`minimum\` and \`maximum\` are ${low}, and \`${modifier}\` is true.`
        : `No value matches: \`${lower}\` is ${low}, and \`${upper}\` is ${high}.`;
    const fix = `Write a \`${lower}\` below \`${upper}\`.`;
    diagnostics.warning('schema-contradictory', message, fix, locationOf(node, lower));
    return;
  }
}

/** Returns the keyword of OpenAPI 3.0 that excludes the value of `minimum` or `maximum`. Returns undefined if there is none. */
const exclusiveModifier = (node: JsonObject): string | undefined =>
  (['exclusiveMinimum', 'exclusiveMaximum'] as const).find((keyword) => node[keyword] === true);
