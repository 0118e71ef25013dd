import { assumeType } from '../shared/assume-type.ts';
import { writeCookies } from '../shared/cookies.ts';
import type { QueryStyle } from '../shared/query-styles.ts';
import { pairs } from '../shared/write-query.ts';
import { textValue } from '../shared/write-url.ts';
import type { RequestOptions } from './operation.ts';

/**
 * Returns the options of a call with a header `Cookie` that contains the option `cookies`. If the options already had this header, its
 * cookies come first. Browsers do not let programs send this header.
 *
 * @param styles a map from cookies to the functions that write them. A cookie without a function must be a single value or an array.
 * @throws {TypeError} if a value cannot be written.
 */
export function withCookies(
  options: (RequestOptions & { readonly cookies?: object | undefined }) | undefined,
  styles: Readonly<Record<string, QueryStyle>> = {},
): RequestOptions | undefined {
  const byName = new Map(Object.entries(styles));
  const cookies = Object.entries(options?.cookies ?? {}).flatMap(([name, value]) =>
    (byName.get(name) ?? pairs)(name, value),
  );
  if (cookies.length === 0) return options;
  const others = Object.entries(options?.headers ?? {});
  const given = others.filter(([name]) => name.toLowerCase() === 'cookie').flatMap(([, value]) => value ?? []);
  const kept = others.filter(([name]) => name.toLowerCase() !== 'cookie');
  const header = writeCookies([...given.map((value) => textValue('Cookie', value)), ...cookies]);
  return assumeType({ ...options, headers: { ...Object.fromEntries(kept), Cookie: header } });
}
