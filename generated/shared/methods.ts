// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The methods that a path of OpenAPI may have, in the order in which they are listed. OpenAPI 3.1, Path Item Object. */
export const methods = ['get', 'head', 'post', 'put', 'patch', 'delete', 'options', 'trace'] as const;

export type Method = (typeof methods)[number];
