// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns true if a response with this status can redirect a request to the address in `Location`. RFC 9110, section 15.4. */
export const isRedirect = (status: number): boolean =>
  status === 301 || status === 302 || status === 303 || status === 307 || status === 308;

/** Returns true if the first address is encrypted (https), and the second address is not (http). */
export const losesEncryption = (from: URL, to: URL): boolean => from.protocol === 'https:' && to.protocol === 'http:';
