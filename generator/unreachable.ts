/**
 * Marks a branch for a kind that does not exist. A kind that is added to a union does not compile here.
 *
 * @throws {TypeError} always.
 */
export function unreachable(value: never): never {
  throw new TypeError(`There is no case for ${JSON.stringify(value)}.`);
}
