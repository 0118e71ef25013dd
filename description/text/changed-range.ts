/** The part of a text that an edit has replaced. */
export interface ChangedRange {
  /** The number of equal characters before the range. */
  readonly start: number;
  /** The end of the range in the text before the edit, as an offset. */
  readonly endBefore: number;
  /** The end of the range in the text after the edit, as an offset. */
  readonly endAfter: number;
}

/** Returns the smallest range in which two texts differ. */
export function changedRange(before: string, after: string): ChangedRange {
  const start = equalLength(before, after);
  const most = Math.min(before.length, after.length) - start;
  const equal = longestEqual(
    most,
    (from, to) =>
      before.slice(before.length - to, before.length - from) === after.slice(after.length - to, after.length - from),
  );
  return { start, endBefore: before.length - equal, endAfter: after.length - equal };
}

/** Returns the length of the longest common start of two texts, in UTF-16 code units. */
export const equalLength = (a: string, b: string): number =>
  longestEqual(Math.min(a.length, b.length), (from, to) => a.slice(from, to) === b.slice(from, to));

/**
 * Returns the length of the longest equal part at the start, or at the end, of two texts.
 *
 * @param most the largest length that the function may return.
 * @param areEqual returns true if the texts are equal between `from` and `to`. If the texts are compared from the
 * start, `from` and `to` are distances from the start. If they are compared from the end, `from` and `to` are distances
 * from the end.
 */
function longestEqual(most: number, areEqual: (from: number, to: number) => boolean): number {
  let [length, step] = [0, 1 << 16];
  // Comparing slices is much faster than comparing characters.
  while (step >= 1) {
    if (length + step <= most && areEqual(length, length + step)) length += step;
    else step >>= 1;
  }
  return length;
}
