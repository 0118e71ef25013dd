// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Headers by their names. Undefined says nothing, null removes an earlier value, and an array becomes one value with commas. */
export type HeaderValues = Readonly<Record<string, unknown>> | undefined;

/**
 * Returns the headers of several sources. Those of a later source replace others of the same name.
 *
 * @throws {TypeError} if a value has a character that no header can contain.
 */
export const headersOf = (...sources: readonly HeaderValues[]): Headers => setHeaders(new Headers(), ...sources);

/** Adds the headers of several sources to headers, in the same way. */
export function setHeaders(headers: Headers, ...sources: readonly HeaderValues[]): Headers {
  for (const source of sources) {
    for (const [name, value] of Object.entries(source ?? {})) {
      if (value === null) headers.delete(name);
      else if (value !== undefined) headers.set(name, sendable(name, `${[value].flat().join(', ')}`));
    }
  }
  return headers;
}

/**
 * Returns a text that a header can contain.
 *
 * @param name the name of the text, for the error.
 * @throws {TypeError} if the text has another character. The error of the platform would show the text, which may be a credential.
 */
export function sendable(name: string, text: string): string {
  if (/[^\t -~\x80-\xff]/u.test(text)) throw new TypeError(`${name} has a character that cannot be sent`);
  return text;
}

/** Returns a text without control characters and those outside of ASCII. */
export const printable = (text: string): string => text.replace(/[^ -~]/gu, '');
