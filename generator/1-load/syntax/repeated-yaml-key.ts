import { isMap, isNode, isScalar, visit, type Document } from 'yaml';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';

/** Returns the first key that its map already has; undefined if there are none. The keys `200` and `'200'` are the same. */
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

/** Returns the fault of a key that its object already has. */
export function repeatedKeyFault(name: string, start: number, end: number, first: number, text: string): SyntaxFault {
  const line = text.slice(0, first).split('\n').length;
  const message = `The key ${name} repeats line ${line}.`;
  return faultAt(start, end - start, message, 'Remove or rename one of the two.');
}
