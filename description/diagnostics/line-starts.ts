import type { SourceFile } from './source-file.ts';

// The results are cached, because a file may have thousands of problems, and the location of each problem needs the
// line starts.
const known = new WeakMap<SourceFile, readonly number[]>();

/** Returns the offsets at which the lines of a file start. */
export function lineStartsOf(source: SourceFile): readonly number[] {
  const found = known.get(source);
  if (found !== undefined) return found;
  const starts = [0];
  for (let at = source.text.indexOf('\n'); at !== -1; at = source.text.indexOf('\n', at + 1)) starts.push(at + 1);
  known.set(source, starts);
  return starts;
}
