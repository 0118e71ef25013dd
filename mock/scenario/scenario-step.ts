import type { JsonValue } from '@forgespec/description/json';

/** The calls for which a step holds, counted from 1. */
export interface CallRange {
  readonly first: number;
  /** `Infinity` if the step holds for all further calls. */
  readonly last: number;
}

/** A part of a scenario: the response to some requests for an operation. */
export interface ScenarioStep {
  /** An `operationId`, a method and a path template (`POST /pets`), or `*` for all operations. */
  readonly operation: string;
  /** The target of the requests, such as `/pets/7?fields=name`. Default: any target. */
  readonly target?: string;
  /** The calls, among those with the same `operation` and `target`. Default: all. */
  readonly calls: CallRange;
  /** Default: the status that the mock chooses, or 200 if the step has a body. */
  readonly status?: number;
  /** The name of an example of the description. */
  readonly example?: string;
  /** The time before the response, in milliseconds. */
  readonly delay?: number;
  /** Headers of the response, with names in lower case. They replace those of the description. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body. Undefined for an example of the description. */
  readonly body?: Buffer | JsonValue;
}

/** Returns the calls of a text such as `3`, `2-4` or `5-`. Returns undefined if the text has another form. */
export function callRangeOf(text: string): CallRange | undefined {
  const [, first = '', dash, last = ''] = /^([1-9]\d{0,8})(?:(-)([1-9]\d{0,8})?)?$/u.exec(text) ?? [];
  if (first === '') return undefined;
  const range = {
    first: Number(first),
    last: dash === undefined ? Number(first) : last === '' ? Infinity : Number(last),
  };
  return range.last < range.first ? undefined : range;
}

/** Returns the text of a range of calls, as {@link callRangeOf} reads it. */
export const callRangeText = ({ first, last }: CallRange): string =>
  first === last ? String(first) : `${first}-${last === Infinity ? '' : last}`;
