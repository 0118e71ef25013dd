// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns true for the methods GET and HEAD, which retrieve a representation. RFC 9110, sections 9.3.1 and 9.3.2.
 *
 * @param method the method in upper case. Methods are case-sensitive.
 */
export const isGetOrHead = (method: string): boolean => method === 'GET' || method === 'HEAD';
