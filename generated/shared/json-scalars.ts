// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Matches a string or a number in a JSON text. The pattern for strings never tries a character twice. */
export const jsonScalar: RegExp = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d[\d.e+-]*/giu;

/** Returns the first number in a JSON text for which `test` returns true. Returns undefined if there is none. */
export function firstNumberIn(text: string, test: (number: string) => boolean): string | undefined {
  for (const [found] of text.matchAll(jsonScalar)) if (!found.startsWith('"') && test(found)) return found;
  return undefined;
}
