import type { DateTimeType } from './type-choices.ts';
import type { Api } from '../api.ts';
import { withDates } from './date-times.ts';
import { withOpenEnums } from './open-enums.ts';

/** The choices of an output about the types of values. */
export interface RepresentationOptions {
  readonly openEnums?: boolean | undefined;
  readonly dateTimes?: DateTimeType | undefined;
}

/** Returns a model whose schemas have the representations that an output chooses. */
export function withRepresentations(api: Api, { openEnums, dateTimes }: RepresentationOptions): Api {
  const opened = openEnums === true ? withOpenEnums(api) : api;
  return dateTimes === 'Date' ? withDates(opened) : opened;
}
