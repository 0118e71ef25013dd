import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { isSameValue } from '../same-value.ts';

/**
 * Returns true if a response contains the values of a list that was sent, in any order. An item of the response may have more properties, and
 * other values of properties that are no texts, numbers or booleans. Also returns true if the items cannot be compared, such as names with objects.
 */
export function containsSent(sent: readonly JsonValue[], found: readonly JsonValue[]): boolean {
  const left = [...found];
  return sent.every((value) => {
    const index = left.findIndex((other) => isSameItem(value, other));
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}

function isSameItem(sent: JsonValue, found: JsonValue): boolean {
  if (isJsonObject(sent)) return isJsonObject(found) ? isPart(sent, found) : true;
  if (typeof sent === 'object' || typeof found === 'object') return true;
  return isSameValue(sent, found) || String(sent).trim().toLowerCase() === String(found).trim().toLowerCase();
}

const isPart = (sent: JsonObject, found: JsonObject): boolean =>
  Object.entries(sent).every(([name, value]) => {
    const other = Object.hasOwn(found, name) ? found[name] : undefined;
    if (value === undefined || other === undefined || typeof value === 'object') return true;
    return typeof other === 'object' ? other !== null : isSameValue(value, other);
  });
