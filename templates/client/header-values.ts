import { asDescribed } from '../shared/described.ts';
import { textValue } from '../shared/write-url.ts';
import type { RequestOptions } from './operation.ts';

/** The option for the headers of an operation, if header parameters have other values than text, numbers and booleans. */
export interface ConvertedHeaders<Headers> {
  readonly headers: Headers & Readonly<Record<string, unknown>>;
}

/**
 * Returns options in which each header that is a `Date` is text.
 *
 * @throws {TypeError} if a `Date` is invalid.
 */
export function withHeaderTexts(options: { readonly headers?: object } | undefined): RequestOptions | undefined {
  if (options?.headers === undefined) return asDescribed(options);
  const headers = Object.entries(options.headers).map(([name, value]) => [name, headerText(name, value)]);
  return { ...options, headers: Object.fromEntries(headers) };
}

function headerText(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => headerText(name, item));
  return value instanceof Date ? textValue(name, value) : value;
}
