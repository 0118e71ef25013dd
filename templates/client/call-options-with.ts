import type { CallOptions } from './operation.ts';

/** The options of a call of an operation that has header parameters of its own. */
export interface CallOptionsWith<Headers> extends CallOptions {
  readonly headers: Headers & NonNullable<CallOptions['headers']>;
}
