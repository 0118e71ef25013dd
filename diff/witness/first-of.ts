/** Returns the first `count` items of a sequence. */
export function* firstOf<Item>(count: number, items: Iterable<Item>): Generator<Item> {
  let left = count;
  if (left <= 0) return;
  for (const item of items) {
    yield item;
    left -= 1;
    if (left <= 0) return;
  }
}
