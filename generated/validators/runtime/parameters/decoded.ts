// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from '../issue.ts';

/**
 * What was made of a part of a request or response: its value, or every reason why it has none.
 *
 * @see https://standardschema.dev for results of this shape.
 */
export type Decoded<Value> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly value?: undefined; readonly issues: readonly ValidationIssue[] };

/** An object in the making: its values are not checked yet. */
export type Unchecked<Value> = { -readonly [Name in keyof Value]?: unknown };

/** An object some of whose properties are always there, because the description has a default for them. */
export type Defaulted<Value, Name extends keyof Value> = Omit<Value, Name> & {
  [Key in Name]-?: Exclude<Value[Key], undefined>;
};

type Is = (value: unknown) => boolean;
type Collect = (value: unknown, path: string, issues: ValidationIssue[]) => void;

/**
 * Judges what was decoded.
 *
 * @param issues what was wrong with it before.
 * @param is whether it is what the description says, which is what makes it a `Value`.
 */
export function decoded<Value>(
  value: unknown,
  path: string,
  issues: ValidationIssue[],
  is: Is = isAnything,
  collect: Collect = collectNothing,
): Decoded<Value> {
  // The one place where the type rests on the generated check.
  if (issues.length === 0 && is(value)) return { value: value as Value };
  collect(value, path, issues);
  return { issues };
}

const isAnything: Is = () => true;
const collectNothing: Collect = () => {};
