import { isValue } from './route.ts';

/**
 * Returns the value of a parameter that spans the segments from `start` to the segment before `end`. Returns undefined if there are no
 * segments, or if a segment cannot be a value.
 */
export function spannedValue(path: readonly string[], start: number, end: number): string | undefined {
  if (end <= start) return undefined;
  const segments = path.slice(start, end);
  return segments.every(isValue) ? segments.join('/') : undefined;
}
