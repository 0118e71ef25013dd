import { isMap, isNode, isScalar, visit, type Document } from 'yaml';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';

/**
 * Returns the fault of the first key that occurs twice in the same map; undefined if no key does. The keys `200` and `'200'` count as
 * equal.
 */
export function repeatedYamlKey(document: Document, text: string): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  visit(document, {
    Map(_position, map) {
      if (!isMap(map)) return undefined;
      const offsets = new Map<string, number>();
      for (const { key } of map.items) {
        if (!isScalar(key) || !isNode(key) || !key.range) continue;
        const name = String(key.value);
        const [start, end] = key.range;
        const first = offsets.get(name);
        offsets.set(name, first ?? start);
        if (first === undefined || name === '<<') continue;
        fault = repeatedKeyFault(name, start, end, first, text);
        return visit.BREAK;
      }
      return undefined;
    },
  });
  return fault;
}

/** Returns the fault of a key that occurs twice in the same object. `first` is the offset of the first occurrence. */
export function repeatedKeyFault(name: string, start: number, end: number, first: number, text: string): SyntaxFault {
  const line = text.slice(0, first).split('\n').length;
  const message = `The key ${name} repeats line ${line}.`;
  return faultAt(start, end - start, message, 'Remove or rename one of the two.');
}
