import { encode, type SourceMapSegment } from '@jridgewell/sourcemap-codec';

/** A position in a file. Lines and columns start at 0. */
export interface MapPosition {
  readonly line: number;
  readonly column: number;
}

/** A position in a generated file, and the corresponding position in a source. */
export interface Mapping {
  readonly generated: MapPosition;
  readonly original: MapPosition & { readonly source: number };
}

/**
 * Encodes the field `mappings` of a source map. If two mappings have the same generated position, the second mapping is ignored.
 *
 * For a position without a mapping, an editor uses the next mapping. Therefore, a segment without a source precedes each mapping. Without
 * this segment, an editor would open the source of a mapping for all names before this mapping.
 *
 * @param lengths the number of characters of each line of the generated file.
 * @see https://tc39.es/ecma426/#sec-mappings
 */
export function encodeMappings(mappings: readonly Mapping[], lengths: readonly number[]): string {
  const lines: Map<number, SourceMapSegment>[] = [];
  const lineAt = (line: number): Map<number, SourceMapSegment> => {
    while (lines.length <= line) lines.push(new Map());
    return lines[line] ?? new Map<number, SourceMapSegment>();
  };
  for (const { generated, original } of mappings) {
    const line = lineAt(generated.line);
    if (!line.has(generated.column))
      line.set(generated.column, [generated.column, original.source, original.line, original.column]);
  }
  for (const { generated } of mappings) {
    const isFirst = generated.column === 0;
    if (isFirst && generated.line === 0) continue;
    const line = lineAt(generated.line - Number(isFirst));
    const before = isFirst ? (lengths[generated.line - 1] ?? 0) : generated.column - 1;
    if (!line.has(before)) line.set(before, [before]);
  }
  return encode(lines.map((line) => [...line.values()].toSorted(([a], [b]) => a - b)));
}
