import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { listed, type MisplacedKey } from './misplaced-key.ts';
import type { StructureCheck } from './structure-check.ts';

/**
 * Reports the misplaced keys of an object. Also adds repairs that remove these keys from the document, except keys with `staysInDocument`.
 * Returns the keys that later checks skip, because further problems of these keys would only be consequences.
 *
 * @param incomplete a map to which the function adds the objects that may lack a field, because the field is indented too little. Each
 * object is mapped to the name of the field.
 */
export function reportMisplaced(
  node: JsonObject,
  misplaced: readonly MisplacedKey[],
  check: StructureCheck,
  incomplete: Map<JsonObject, string>,
): string[] {
  for (const found of misplaced) {
    reportKey(node, found, check);
    if (found.isOfSibling !== true) continue;
    for (const sibling of Object.values(node).filter(isJsonObject)) incomplete.set(sibling, found.key);
  }
  return misplaced.flatMap(({ causes }) => causes);
}

function reportKey(
  node: JsonObject,
  { key, code, staysInDocument, message, fix, causes }: MisplacedKey,
  { diagnostics, repairs, locate }: StructureCheck,
): void {
  const location = locate(node, key, 'key');
  if (staysInDocument === true) {
    diagnostics.warning(code, message, fix, location);
    return;
  }
  const own = causes.filter((cause) => Object.hasOwn(node, cause));
  for (const cause of own) repairs.leaveOut({ owner: node, key: cause });
  diagnostics.fault(code, message, own.length > 1 ? `${listed(own)} are ignored.` : 'It is ignored.', fix, location);
}
