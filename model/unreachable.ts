/**
 * Marks a branch that is never executed, because all kinds of a union have branches. If the union gets a new kind, the call does
 * not compile until the new kind has a branch.
 *
 * @throws {TypeError} always.
 */
export function unreachable(value: never): never {
  throw new TypeError(`There is no case for ${JSON.stringify(value)}.`);
}
