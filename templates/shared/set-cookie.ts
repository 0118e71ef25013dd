/**
 * Returns true for the header `Set-Cookie`. Its lines must not be joined with commas, because a cookie may contain a comma. RFC 9110,
 * section 5.3.
 */
export const isSetCookie = (name: string): boolean => name.toLowerCase() === 'set-cookie';

/**
 * Returns the values of a header `Set-Cookie` that a check gets. If the schema describes a string, the check gets each line separately.
 * Otherwise it gets the list of all lines.
 *
 * @param isText true if the schema of the header describes a string.
 */
export const checkedCookies = (lines: readonly string[], isText: boolean): readonly unknown[] =>
  isText ? lines : [lines];
