import { assumeType } from '../../shared/assume-type.ts';
import type { ValidationIssue } from '../report.ts';
import type { Decoded } from './request-part.ts';

/** If a value is valid, returns the value. Otherwise returns its issues. */
export function checkedValue<Value>(
  value: unknown,
  path: string,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): Decoded<Value> {
  if (is(value)) return { value: assumeType(value) };
  const issues: ValidationIssue[] = [];
  collect(value, path, issues);
  return { issues };
}
