/**
 * Repeats `read` until `fits` returns true for its result, and returns the result.
 *
 * @param mostAttempts the maximum number of reads. There is a pause of 20 ms between two reads. Default: 500, which take at least ten seconds.
 * @throws {Error} if `fits` returns false for all results.
 */
export async function eventually<Value>(
  read: () => Promise<Value>,
  fits: (value: Value) => boolean,
  mostAttempts: number = 500,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const value = await read();
    if (fits(value)) return value;
    if (attempt === mostAttempts) throw new Error(`The result was not accepted: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
