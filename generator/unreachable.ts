/**
 * Marks a branch for a kind that does not exist. If a union gets a new kind, the call does not compile until the kind has its own
 * branch.
 *
 * @throws {TypeError} always.
 */
export function unreachable(value: never): never {
  throw new TypeError(`There is no case for ${JSON.stringify(value)}.`);
}
