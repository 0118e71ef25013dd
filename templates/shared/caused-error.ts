/** The class `Error`. TypeScript declares the parameter `options` of its constructor only for ES2022. */
export const CausedError: new (message: string, options?: { readonly cause?: unknown }) => Error = Error;
