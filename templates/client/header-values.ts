import { assumeType } from '../shared/assume-type.ts';
import type { HeaderStyle } from '../shared/header-styles.ts';
import { textValue } from '../shared/write-url.ts';
import type { RequestOptions } from './operation.ts';

/** The option `headers` of a call of an operation with header parameters that are objects, JSON or a `Date`. */
export type WrittenHeaders<Headers> = Headers & Readonly<Record<string, unknown>>;

/**
 * Returns a copy of the options in which each header that is an object, JSON or a `Date` is written as text.
 *
 * @param styles a map from the names of these headers to the functions that write them. A `Date` needs no function.
 * @throws {TypeError} if a value cannot be written, such as an invalid `Date`.
 */
export function withHeaderTexts(
  options: { readonly headers?: object | undefined } | undefined,
  styles: Readonly<Record<string, HeaderStyle>> = {},
): RequestOptions | undefined {
  if (options?.headers === undefined) return assumeType(options);
  const byName = new Map(Object.entries(styles));
  const headers = Object.entries(options.headers).map(([name, value]) => [
    name,
    headerText(name, value, byName.get(name)),
  ]);
  return { ...options, headers: Object.fromEntries(headers) };
}

function headerText(name: string, value: unknown, style: HeaderStyle | undefined): unknown {
  // Undefined and null stay unchanged: the client leaves out an undefined header, and null removes a default header.
  if (style !== undefined && value !== undefined && value !== null) return style(name, value);
  if (Array.isArray(value)) return value.map((item) => headerText(name, item, undefined));
  return value instanceof Date ? textValue(name, value) : value;
}
