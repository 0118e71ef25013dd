import { describe, expect, test } from 'vitest';

/** Texts or numbers that a checker must accept, and such that it must refuse, each with the reason where it is not plain to see. */
export interface Table<Value> {
  readonly valid: readonly (Value | readonly [Value, string])[];
  readonly invalid: readonly (Value | readonly [Value, string])[];
}

/** A test for each entry of a table. */
export function table<Value extends string | number>(
  format: string,
  check: (value: Value) => boolean,
  { valid, invalid }: Table<Value>,
): void {
  describe(format, () => {
    test.each(valid.map(named))('accepts %s', (_, value) => expect(check(value)).toBe(true));
    test.each(invalid.map(named))('refuses %s', (_, value) => expect(check(value)).toBe(false));
  });
}

function named<Value extends string | number>(entry: Value | readonly [Value, string]): [name: string, value: Value] {
  const [value, reason] = typeof entry === 'object' ? entry : [entry, ''];
  const shown =
    typeof value === 'string' ? escaped(value.length > 70 ? `${value.slice(0, 67)}...` : value) : String(value);
  return [reason === '' ? shown : `${shown}: ${reason}`, value];
}

/** With everything outside ASCII as an escape: two names that look alike are told apart. `%` would be a placeholder. */
const escaped = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('%', '%%')
    .replace(/[^ -~]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
