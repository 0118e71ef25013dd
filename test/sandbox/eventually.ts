/** What `read` returns once it fits; tries again for ten seconds. */
export async function eventually<Value>(read: () => Promise<Value>, fits: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (fits(value)) return value;
    if (Date.now() > deadline) throw new Error(`It stayed ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
