import type { RequestOptions } from './operation.ts';

/** The options of a call of an operation that has header parameters. */
export interface HeaderOptions<Headers> {
  readonly headers: Headers & NonNullable<RequestOptions['headers']>;
}
