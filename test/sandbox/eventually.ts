/** How often something is read that is to come; with the pauses between, ten seconds at least. */
const mostAttempts = 500;

/** What `read` returns once it fits. @throws {Error} when it does not come to that. */
export async function eventually<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    const value = await read();
    if (fits(value)) return value;
    if (attempt === mostAttempts) throw new Error(`It stayed ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
