// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The class `Error`. TypeScript declares the parameter `options` of its constructor only for ES2022. */
export const CausedError: new (message: string, options?: { readonly cause?: unknown }) => Error = Error;
