const idempotentMethods: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'QUERY'];

/**
 * Returns true if a request with this method may be repeated: for the idempotent methods of RFC 9110, section 9.2.2, and for QUERY. A
 * description cannot state that another method is idempotent, so all other methods are not.
 *
 * @param method the method in upper case. Methods are case-sensitive.
 */
export const isIdempotent = (method: string): boolean => idempotentMethods.includes(method);
