import type { JsonObject, JsonValue } from '@forgespec/description/json';
import { objectItems } from '../check-context.ts';
import { repeatedItems } from '../repeated-items.ts';
import { within, type Comparison, type Mismatch } from './mismatch.ts';

/** Compares an array with the keywords about arrays. */
export function arrayMismatch(
  value: JsonValue,
  node: JsonObject,
  schema: JsonObject,
  comparison: Comparison,
): Mismatch | undefined {
  if (!Array.isArray(value)) return undefined;
  const { minItems, maxItems, uniqueItems, prefixItems, items } = node;
  const whole = (reason: string, fix: string): Mismatch => ({ keys: [], value, reason, fix, schema });
  if (typeof minItems === 'number' && value.length < minItems)
    return whole(`has ${value.length} items, and \`minItems\` is ${minItems}`, 'Correct the value or `minItems`.');
  if (typeof maxItems === 'number' && value.length > maxItems)
    return whole(`has ${value.length} items, and \`maxItems\` is ${maxItems}`, 'Correct the value or `maxItems`.');
  const [repeated] = uniqueItems === true ? repeatedItems(value) : [];
  if (repeated !== undefined)
    return within(repeated, whole('occurs twice, but the schema has `uniqueItems`', 'Remove one of the two.'));
  const first = objectItems(prefixItems);
  for (const [index, item] of value.entries()) {
    const mismatch = comparison.find(item, first[index] ?? items);
    if (mismatch !== undefined) return within(index, mismatch);
  }
  return undefined;
}
