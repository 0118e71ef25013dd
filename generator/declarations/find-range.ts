import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { locationAt, type Description } from '@forgespec/description/load';
import { valueAt } from '@forgespec/description/json';
import { isFetched, type SourceLocation } from '@forgespec/description/diagnostics';
import type { SourceRange } from './source-name.ts';

/**
 * Returns the range of source text that corresponds to a JSON Pointer into the bundled document. Returns undefined if
 * the range is unknown, or if the file of the range was fetched from a URL.
 */
export type FindRange = (pointer: string) => SourceRange | undefined;

export function createFindRange({ document, origins }: Pick<Description, 'document' | 'origins'>): FindRange {
  return (pointer) => {
    const keys = parsePointer(pointer);
    const node = valueAt(document, keys);
    // The location of the node itself is tried first, because it is exact. If it is unknown, the location of the last
    // key of the pointer in the parent node is used. This key may be in another file than the node, because bundling
    // may have moved the node.
    const location = origins.locationOf(node) ?? origins.locationOf(valueAt(document, keys.slice(0, -1)), keys.at(-1));
    if (location === undefined || isFetched(location.source.path)) return undefined;
    return rangeOf(location, origins.extent(node)?.end);
  };
}

function rangeOf({ source, line, column, length }: SourceLocation, endOffset: number | undefined): SourceRange {
  const end = endOffset === undefined ? { line, column: column + length } : locationAt(source, endOffset);
  return {
    file: source.path,
    line: line - 1,
    column: column - 1,
    endLine: end.line - 1,
    endColumn: end.column - 1,
    nameLength: length,
  };
}
