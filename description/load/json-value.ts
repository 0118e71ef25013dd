import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostics, SourceLocation } from '../diagnostics/diagnostic.ts';
import { isJsonFile, type SourceFile } from '../diagnostics/source-file.ts';
import type { JsonValue } from '../json/json.ts';
import { locationOf, textOffsetOf } from './positions.ts';

/**
 * The maximum depth of nested objects and arrays in a file. There is a limit, because later code visits values recursively and could
 * overflow the stack.
 */
export const deepestNesting = 200;

/**
 * The maximum number of values that the YAML aliases of one file may repeat. There is a limit, because later code visits each repetition.
 */
const mostRepeated = 100_000;

/** Reports a file with objects and arrays that are nested too deeply. */
export function reportNesting(location: SourceLocation, diagnostics: Diagnostics): void {
  const message = `Objects and arrays are nested here in more than ${deepestNesting} levels.`;
  diagnostics.error(
    'nesting-too-deep',
    message,
    'Move inner parts to `components`, and refer to them with `$ref`.',
    location,
  );
}

/**
 * Reports values that YAML allows and JSON does not: infinity, NaN, and an object or array that contains itself. Also reports values that
 * are nested too deeply, and aliases that repeat too many values.
 *
 * @returns true if the file has none of these problems. A number that is too large for JavaScript, such as `1e400`, does not count as a
 * problem. The largest number of JavaScript replaces this number.
 */
export function isSoundValue(root: unknown, source: SourceFile, diagnostics: Diagnostics): root is JsonValue {
  const check = new ValueCheck(source, diagnostics);
  check.visit(root);
  return check.isSound;
}

/** A check of the value of a file. */
class ValueCheck {
  isSound = true;
  readonly #source: SourceFile;
  readonly #diagnostics: Diagnostics;
  readonly #hasAliases: boolean;
  /** The keys from the root of the file to the current value. */
  readonly #keys: (string | number)[] = [];
  /** The objects and arrays that contain the current value. */
  readonly #open = new Set<object>();
  /** For each visited object or array of a YAML file, the number of all values inside it, including itself. */
  readonly #sizes = new Map<object, number>();
  /** The number of values that aliases have repeated until now. */
  #repeated = 0;

  constructor(source: SourceFile, diagnostics: Diagnostics) {
    this.#source = source;
    this.#diagnostics = diagnostics;
    this.#hasAliases = !isJsonFile(source);
  }

  /** Returns the number of all values inside a value, including the value itself. */
  visit(value: unknown): number {
    if (typeof value === 'number' && !Number.isFinite(value)) this.#reportInfinite(value);
    if (typeof value !== 'object' || value === null) return 1;
    return this.#hasAliases ? this.#visitOnce(value) : this.#visitMembers(value);
  }

  /** Visits an object or array that aliases may repeat. */
  #visitOnce(node: object): number {
    if (this.#open.has(node)) {
      const fix = 'Write a `$ref` instead of an alias.';
      this.#error('value-not-json', 'An alias puts this value inside itself.', fix);
      return 1;
    }
    const known = this.#sizes.get(node);
    if (known !== undefined) return this.#repeat(known);
    this.#open.add(node);
    const size = this.#visitMembers(node);
    this.#open.delete(node);
    this.#sizes.set(node, size);
    return size;
  }

  #visitMembers(node: object): number {
    if (this.#keys.length === deepestNesting) {
      this.isSound = false;
      reportNesting(locationOf(this.#source, this.#keys), this.#diagnostics);
      return 1;
    }
    let size = 1;
    if (Array.isArray(node))
      for (let index = 0; index < node.length; index++) size += this.#visitMember(node, index, node[index]);
    else for (const key of Object.keys(node)) size += this.#visitMember(node, key, Reflect.get(node, key));
    return size;
  }

  #visitMember(node: object, key: number | string, value: unknown): number {
    this.#keys.push(key);
    const size = this.visit(value);
    this.#keys.pop();
    if (value === Infinity || value === -Infinity) Reflect.set(node, key, asFinite(value));
    return size;
  }

  /** Counts the values that an alias repeats, and returns their number. */
  #repeat(size: number): number {
    if (this.#repeated <= mostRepeated && this.#repeated + size > mostRepeated) {
      const message = `The aliases up to here repeat more than ${mostRepeated} values.`;
      this.#error('aliases-too-many', message, 'Write a `$ref` instead of an alias.');
    }
    this.#repeated += size;
    return size;
  }

  #reportInfinite(value: number): void {
    const location = locationOf(this.#source, this.#keys, 'value');
    const written = writtenNumber(location);
    if (written === undefined) {
      const fix = 'Write a finite number, or a string in quotes.';
      this.#error('value-not-json', `JSON has no number ${value}.`, fix);
      return;
    }
    const message = `The number ${written} is too large for JavaScript. It is read as ${asFinite(value)}.`;
    this.#diagnostics.note('part-ignored', message, 'Write a smaller number, or remove it.', location);
  }

  /** Reports an error at the key of the current value. */
  #error(code: DiagnosticCode, message: string, fix: string): void {
    this.isSound = false;
    this.#diagnostics.error(code, message, fix, locationOf(this.#source, this.#keys));
  }
}

/**
 * Returns the number at a source location as it is written in the file, shortened for a message. Returns undefined for `.inf` and `.nan`,
 * which JSON does not have.
 */
function writtenNumber(location: SourceLocation): string | undefined {
  const start = textOffsetOf(location);
  const [digits] = /^[-+]?\d[\d.eE+-]*/u.exec(location.source.text.slice(start, start + 1_000)) ?? [];
  return digits === undefined || digits.length <= 20 ? digits : `${digits.slice(0, 20)}…`;
}

const asFinite = (value: number): number => Math.sign(value) * Number.MAX_VALUE;
