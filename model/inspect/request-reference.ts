/** The prefix that marks the reference to a schema's version for requests. All other references begin with `#`. */
const prefix = 'request:';

/** Returns the reference to a schema's version for requests. */
export const requestReference = (reference: string): string => prefix + reference;

/** Removes the prefix for requests from a reference. Both versions of a schema then have the same reference. */
export const describedReference = (reference: string): string =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
