/**
 * The methods that are fields of a path item. Operations, and the methods in the header `Allow`, have this order. Other methods are in
 * `additionalOperations`. OpenAPI 3.2, Path Item Object.
 */
export const methods = ['get', 'query', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const;

/** A method that is a field of a path item. */
export type Method = (typeof methods)[number];
