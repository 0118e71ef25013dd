import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { setOwnKey } from '../../json/own-keys.ts';

/**
 * Replaces a reference by its target. If the target is an object, its keys are copied into the reference. The keys beside `$ref` have
 * priority.
 *
 * @param owner the object or array that contains the reference.
 */
export function replaceByTarget(
  owner: JsonObject | JsonValue[],
  key: number | string,
  reference: JsonObject,
  target: JsonValue,
): void {
  if (!isJsonObject(target)) {
    Reflect.set(owner, key, target);
    return;
  }
  Reflect.deleteProperty(reference, '$ref');
  for (const [name, value] of Object.entries(target))
    if (!Object.hasOwn(reference, name)) setOwnKey(reference, name, value ?? null);
}
