import { plainValue } from './plain-value.ts';

/**
 * Writes a value as JSON. `JSON.stringify` alone would write a `Map` as `{}`. It would write NaN or an invalid `Date` as null, and leave a
 * function out.
 *
 * @param name the name of the value, for the message of the error.
 * @throws {TypeError} if JSON cannot represent the value, or if the value contains itself.
 */
export const writeJson = (value: unknown, name: string = 'The body'): string =>
  JSON.stringify(value, function (this: Readonly<Record<string, unknown>>, key: string) {
    return plainValue(key || name, this[key], true);
  });
