import type { ValidationIssue } from '../report.ts';
import { checkedValue } from './checked-value.ts';
import { withInexactNumbers } from './inexact-texts.ts';
import type { Decoded } from './request-part.ts';

/** If the value of a form is valid, returns the value. Otherwise returns its issues. */
export function checkedForm<Value>(
  value: unknown,
  path: string,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): Decoded<Value> {
  const checked = checkedValue<Value>(value, path, is, collect);
  return checked.issues === undefined ? checked : { issues: withInexactNumbers(value, path, checked.issues) };
}
