/** The prefix of the reference of a schema's version for requests. The reference of a schema in the description begins with `#`. */
const prefix = 'request:';

/** Returns the reference of a schema's version for requests. */
export const requestReference = (reference: string): string => prefix + reference;

/** Returns the reference that a schema has in the description. This reference is the same for both versions of a schema. */
export const describedReference = (reference: string): string =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
