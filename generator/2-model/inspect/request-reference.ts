/** The prefix that marks the reference to a schema's version for requests. All other references begin with `#`. */
const prefix = 'request:';

/** Returns the reference to a schema's version for requests. */
export const requestReference = (reference: string): string => prefix + reference;

/** Returns the reference that a schema has in the description. This reference is the same for both versions of a schema. */
export const describedReference = (reference: string): string =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
