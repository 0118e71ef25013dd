import { describe, expect, test } from 'vitest';

/** Texts or numbers that a checker must accept, and texts or numbers that it must reject. An entry may also have a reason. */
export interface Table<Value> {
  readonly valid: readonly (Value | readonly [Value, string])[];
  readonly invalid: readonly (Value | readonly [Value, string])[];
}

/** Declares a test for each entry of a table. */
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
  if (isReasoned(entry)) return [`${shown(entry[0])}: ${entry[1]}`, entry[0]];
  return [shown(entry), entry];
}

function shown(value: number | string): string {
  if (typeof value === 'number') return String(value);
  return escaped(value.length > 70 ? `${value.slice(0, 67)}...` : value);
}

const isReasoned = <Value extends number | string>(
  entry: Value | readonly [Value, string],
): entry is readonly [Value, string] => typeof entry === 'object';

/**
 * Writes everything outside ASCII as an escape, so that two names that look alike can be distinguished. Doubles `%`, because
 * vitest reads `%` in a title as a placeholder.
 */
const escaped = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('%', '%%')
    .replace(/[^ -~]/gu, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
