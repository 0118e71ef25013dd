import type { ValidationIssue } from '../report.ts';

/**
 * What was made of a part of a request or response: its value, or every reason why it has none.
 *
 * @see https://standardschema.dev for results of this shape.
 */
export type Decoded<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly value?: undefined; readonly issues: readonly ValidationIssue[] };

/** An object in the making. */
export type Unchecked<Value> = { -readonly [Name in keyof Value]?: unknown };

/** An object some of whose properties are always there, because the description has a default for them. */
export type Defaulted<Value, Name extends keyof Value> = Omit<Value, Name> & {
  [Key in Name]-?: Exclude<Value[Key], undefined>;
};

/** Whether a value is what a schema describes. */
export type Is = (value: unknown) => boolean;

/** Adds every reason why it is not. */
export type Collect = (value: unknown, path: string, issues: ValidationIssue[]) => void;

/**
 * What was made of several values that were judged one by one.
 *
 * @param issues what is wrong with them. Without any, the object is what the description says.
 */
export const decoded = <Value>(value: Unchecked<Value>, issues: readonly ValidationIssue[]): Decoded<Value> =>
  issues.length === 0 ? { value: asDescribed(value) } : { issues };

/** What was made of a value, once it is judged. */
export function judged<Value>(value: unknown, path: string, is: Is, collect: Collect): Decoded<Value> {
  if (is(value)) return { value: asDescribed(value) };
  const issues: ValidationIssue[] = [];
  collect(value, path, issues);
  return { issues };
}

/** Takes a value for what the generated checks found it to be: the one place where a type rests on them. */
const asDescribed = <Value>(value: unknown): Value => value as Value;
