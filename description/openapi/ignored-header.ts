const ignored: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

/**
 * Returns true for a header whose declaration as a parameter is ignored, because the media types and the security schemes of an operation
 * declare it.
 *
 * @param name the name of the header, in any case.
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export const isIgnoredHeader = (name: string): boolean => ignored.has(name.toLowerCase());
