import type { BinaryType, DateTimeType, Int64Type } from './type-choices.ts';
import type { Api } from '../api.ts';
import { withBinaryType } from './binary-bodies.ts';
import { withDateTimes } from './date-times.ts';
import { withIntegers } from './integers.ts';
import type { LongNumbersOf } from './long-numbers.ts';
import { withOpenEnums } from './open-enums.ts';

/** The options that select the TypeScript types of an output. */
export interface RepresentationOptions {
  readonly openEnums?: boolean | undefined;
  readonly dateTimes?: DateTimeType | undefined;
  readonly int64?: Int64Type | undefined;
  readonly binary?: BinaryType | undefined;
}

/**
 * Returns a model whose schemas have the representations that the options of an output select.
 *
 * @param longNumbersOf returns the digits of the integers in a schema that JavaScript cannot represent exactly.
 */
export function withRepresentations(
  api: Api,
  { openEnums, dateTimes = 'string', int64 = 'number', binary = 'default' }: RepresentationOptions,
  longNumbersOf: LongNumbersOf,
): Api {
  const opened = openEnums === true ? withOpenEnums(api) : api;
  const dated = withDateTimes[dateTimes](opened);
  return withBinaryType(withIntegers(dated, int64, longNumbersOf), binary);
}
