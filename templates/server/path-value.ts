/** Whether a segment can be the value of a parameter: never empty, and never `.` or `..`, which others on the way resolve. */
export const isValue = (segment: string | undefined): segment is string =>
  segment !== undefined && segment !== '' && segment !== '.' && segment !== '..';

/** The value that spans the segments from `start` to before `end`; undefined where there are none, or one is no value. */
export function spannedValue(path: readonly string[], start: number, end: number): string | undefined {
  if (end <= start) return undefined;
  const segments = path.slice(start, end);
  return segments.every(isValue) ? segments.join('/') : undefined;
}
