/** The beginning of the reference of a version for requests. The reference of a schema in the description begins with `#`. */
const prefix = 'request:';

/** Returns the reference of a schema's version for requests. */
export const requestReference = (reference: string): string => prefix + reference;

/** Returns the reference that a schema has in the description. Both versions of a schema have the same one. */
export const describedReference = (reference: string): string =>
  reference.startsWith(prefix) ? reference.slice(prefix.length) : reference;
