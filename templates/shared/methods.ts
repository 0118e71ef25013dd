/**
 * The methods that are fields of a path item. The operations of a path are sorted in this order. Operations with other methods are in
 * `additionalOperations`. OpenAPI 3.2, Path Item Object.
 */
export const methods = ['get', 'query', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const;

/** A method that is a field of a path item. */
export type Method = (typeof methods)[number];
