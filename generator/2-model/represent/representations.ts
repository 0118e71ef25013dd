import type { BinaryType, DateTimeType } from './type-choices.ts';
import type { Api } from '../api.ts';
import { withBinaryType } from './binary-bodies.ts';
import { withDates } from './date-times.ts';
import { withOpenEnums } from './open-enums.ts';

/** The options that select the TypeScript types of an output. */
export interface RepresentationOptions {
  readonly openEnums?: boolean | undefined;
  readonly dateTimes?: DateTimeType | undefined;
  readonly binary?: BinaryType | undefined;
}

/** Returns a model whose schemas have the representations that the options of an output select. */
export function withRepresentations(
  api: Api,
  { openEnums, dateTimes, binary = 'default' }: RepresentationOptions,
): Api {
  const opened = openEnums === true ? withOpenEnums(api) : api;
  const dated = dateTimes === 'Date' ? withDates(opened) : opened;
  return binary === 'default' ? dated : withBinaryType(dated, binary);
}
