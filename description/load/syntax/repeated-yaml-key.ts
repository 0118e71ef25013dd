import { isMap, isNode, isScalar, visit, type Document } from 'yaml';
import type { RepeatedKey } from '../repeated-keys.ts';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';

/** Returns one fault for each map in which keys occur twice. The keys `200` and `'200'` count as equal. */
export function repeatedYamlKeys(document: Document, text: string): SyntaxFault[] {
  const faults: SyntaxFault[] = [];
  visit(document, {
    Map(_position, map) {
      if (!isMap(map)) return;
      const offsets = new Map<string, number>();
      const repeated: RepeatedKey[] = [];
      for (const { key } of map.items) {
        if (!isScalar(key) || !isNode(key) || !key.range) continue;
        const name = String(key.value);
        const [start, end] = key.range;
        const first = offsets.get(name);
        offsets.set(name, first ?? start);
        if (first !== undefined && name !== '<<') repeated.push({ name, start, end, first });
      }
      faults.push(...repeatedKeyFaults(repeated, text));
    },
  });
  return faults;
}

/**
 * Returns one fault for all repeated keys of an object, because they probably have the same cause. Returns an empty
 * list if no key is repeated.
 */
export function repeatedKeyFaults([key, ...others]: readonly RepeatedKey[], text: string): SyntaxFault[] {
  if (key === undefined) return [];
  const { name, start, end, first } = key;
  const line = text.slice(0, first).split('\n').length;
  const also =
    others.length === 0 ? '' : ` Other keys also occur twice: ${others.map((other) => other.name).join(', ')}.`;
  const message = `The key ${name} is already in line ${line}.${also}`;
  return [faultAt(start, end - start, message, 'Remove or rename one of the two.')];
}
