/** The maximum number of reads. With the pauses between them, the reads take at least ten seconds. */
const mostAttempts = 500;

/**
 * Repeats `read` until `fits` returns true for its result, and returns the result.
 *
 * @throws {Error} if `fits` returns false for all results.
 */
export async function eventually<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const value = await read();
    if (fits(value)) return value;
    if (attempt === mostAttempts) throw new Error(`The result was not accepted: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
