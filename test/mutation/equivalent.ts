import type { Mutant } from './mutants.ts';

/** Code whose mutants have no effect that a test could notice. */
interface EquivalentCode {
  /** A part of the path of the file. */
  readonly file: string;
  readonly code: RegExp;
  /** The text of the mutant. Undefined if the entry applies to all mutants inside the code. */
  readonly replacement?: string;
  readonly reason: string;
}

const equivalent: readonly EquivalentCode[] = [
  {
    file: 'from-document/',
    code: /\w+\[index\] \?\? (?:''|\{ name: '', file: '' \})/gu,
    replacement: "'mutant'",
    reason: 'two lists have the same length, and only TypeScript needs a default',
  },
  {
    file: 'from-document/build-areas.ts',
    code: /named\.get\(operation\)\?\.name \?\? ''|\{ id = '', name = '' \}/gu,
    replacement: "'mutant'",
    reason: 'the map contains all operations, and only TypeScript needs a default',
  },
  {
    file: 'from-document/',
    code: /chosen\.get\(subject\) \?\? ''|chosen: name = ''|match\[1\] \?\? ''|names\[0\] \?\? ''|posix\[1\] \?\? ''|name = ''\] = \[|\[word = ''\]|\[end = ''\]|\[first = ''|rest = ''\]|name = '', value = ''\]/gu,
    replacement: "'mutant'",
    reason: 'there always is a value, and only TypeScript needs a default',
  },
  {
    file: 'inspect/strongly-connected.ts',
    code: /\w+\[\w+\] \?\? 0/gu,
    replacement: '1',
    reason: 'there always is a value, and only TypeScript needs a default',
  },
  {
    file: 'pattern/',
    code: /(?:matchedCharacters|known)\.set\([^;]*;/gu,
    replacement: ';',
    reason: 'without the cache, the result is the same',
  },
  {
    file: 'pattern/exponential.ts',
    code: /if \(!areInOneLoop\(a, toA\)\) continue;/gu,
    replacement: 'false',
    reason: 'the search has more steps, and the same result',
  },
  {
    file: 'pattern/exponential.ts',
    code: /left-- > 0 && areInOneLoop\(a, toB\)|let pair = 0; pair < size/gu,
    reason: 'the search has one step more or less, or steps that lead nowhere',
  },
  {
    file: 'pattern/polynomial.ts',
    code: /if \(!areInOneLoop\(toA, p\)\) continue;/gu,
    replacement: 'false',
    reason: 'the search has more steps, and the same result',
  },
  {
    file: 'inspect/walk-schema.ts',
    code: /index < \w+Keywords\.length/gu,
    replacement: '<=',
    reason: 'a schema has no keyword with the name undefined',
  },
  {
    file: 'from-document/build-operations.ts',
    code: /area: ''/gu,
    reason: 'another module replaces the value',
  },
  {
    file: 'from-document/directions/separate-directions.ts',
    code: /if \(written\.size === 0\)/gu,
    replacement: 'false',
    reason: 'the code after the condition has the same result, after more work',
  },
  {
    file: 'from-document/directions/directed-schemas.ts',
    code: /\w+\.push\(/gu,
    replacement: 'unshift',
    reason: 'the order of the list has no effect',
  },
];

/** Returns the reason why a mutant has no effect. Returns undefined if the mutant may have an effect. */
export function equivalenceOf(file: string, text: string, { start, end, replacement }: Mutant): string | undefined {
  const isInside = ({ index, 0: code }: RegExpExecArray): boolean => index <= start && end <= index + code.length;
  return equivalent.find(
    (entry) =>
      file.includes(entry.file) &&
      (entry.replacement ?? replacement) === replacement &&
      Array.from(text.matchAll(entry.code)).some(isInside),
  )?.reason;
}
