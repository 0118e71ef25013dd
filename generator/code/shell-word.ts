/** Text of the description as one word of a POSIX shell: in single quotes, where nothing but a quote means anything. */
export function shellWord(text: string): string {
  // No shell can pass NUL on.
  const passable = text.replaceAll('\0', '').toWellFormed();
  return /^[\w./:=@%+,-]+$/u.test(passable) ? passable : `'${passable.replaceAll("'", `'\\''`)}'`;
}

/**
 * Text followed by the value of an environment variable, as one word: `"PRIVATE-TOKEN: $PRIVATE_TOKEN"`.
 *
 * @param variable a name of letters, digits and `_`.
 */
export function shellWordWith(text: string, variable: string): string {
  return /^[\w :=./-]*$/u.test(text) ? `"${text}$${variable}"` : `${shellWord(text)}"$${variable}"`;
}
