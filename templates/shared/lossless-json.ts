import { parseLosslessJson } from './parse-lossless-json.ts';

/** A function like that of the global `JSON`, except that it rejects numbers that JavaScript would change. */
export const JSON: { readonly parse: (text: string) => unknown } = { parse: parseLosslessJson };
