/** A class of statuses, in the notation of OpenAPI. */
export type StatusRange = '1XX' | '2XX' | '3XX' | '4XX' | '5XX';

/** The statuses of a class: `StatusIn<'4XX'>` is 400, 401, … 499. */
export type StatusIn<Range extends StatusRange> = Range extends `${infer Class}XX`
  ? ParseStatus<`${Class}${Digit}${Digit}`>
  : never;

/** Every status that HTTP allows. */
export type StatusCode = StatusIn<StatusRange>;

type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

type ParseStatus<Text extends string> = Text extends `${infer Status extends number}` ? Status : never;
