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
export function reportNesting(place: SourceLocation, diagnostics: Diagnostics): void {
  const message = `Objects and arrays are nested here in more than ${deepestNesting} levels.`;
  diagnostics.error(
    'nesting-too-deep',
    message,
    'Move inner parts to `components`, and refer to them with `$ref`.',
    place,
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
  const hasAliases = !isJsonFile(source);
  const keys: (string | number)[] = [];
  const open = new Set<object>();
  const sizes = new Map<object, number>();
  let repeated = 0;
  let isSound = true;

  const place = (): SourceLocation => {
    isSound = false;
    return locationOf(source, keys);
  };

  const reportInfinite = (value: number): void => {
    const written = writtenNumber(locationOf(source, keys, 'value'));
    if (written === undefined) {
      const fix = 'Write a finite number, or a string in quotes.';
      diagnostics.error('value-not-json', `JSON has no number ${value}.`, fix, place());
      return;
    }
    const message = `The number ${written} is too large for JavaScript. It is read as ${asFinite(value)}.`;
    const fix = 'Write a smaller number, or remove it.';
    diagnostics.note('part-ignored', message, fix, locationOf(source, keys, 'value'));
  };

  /** Returns the number of all values inside a value, including the value itself. */
  const visit = (value: unknown): number => {
    if (typeof value === 'number' && !Number.isFinite(value)) reportInfinite(value);
    if (typeof value !== 'object' || value === null) return 1;
    if (!hasAliases) return visitNested(value);
    if (open.has(value)) {
      const fix = 'Write a `$ref` instead of an alias.';
      diagnostics.error('value-not-json', 'An alias puts this value inside itself.', fix, place());
      return 1;
    }
    const known = sizes.get(value);
    if (known !== undefined) return repeat(known);
    open.add(value);
    const size = visitNested(value);
    open.delete(value);
    sizes.set(value, size);
    return size;
  };

  const visitNested = (node: object): number => {
    if (keys.length === deepestNesting) {
      reportNesting(place(), diagnostics);
      return 1;
    }
    let size = 1;
    const visitMember = (key: number | string, child: unknown): void => {
      keys.push(key);
      size += visit(child);
      keys.pop();
      if (child === Infinity || child === -Infinity) Reflect.set(node, key, asFinite(child));
    };
    if (Array.isArray(node)) for (let index = 0; index < node.length; index++) visitMember(index, node[index]);
    else for (const key of Object.keys(node)) visitMember(key, Reflect.get(node, key));
    return size;
  };

  const repeat = (size: number): number => {
    if (repeated <= mostRepeated && repeated + size > mostRepeated) {
      const message = `The aliases up to here repeat more than ${mostRepeated} values.`;
      diagnostics.error('aliases-too-many', message, 'Write a `$ref` instead of an alias.', place());
    }
    repeated += size;
    return size;
  };

  visit(root);
  return isSound;
}

/**
 * Returns the number at a source location as it is written in the file, shortened for a message. Returns undefined for `.inf` and `.nan`,
 * which JSON does not have.
 */
function writtenNumber(place: SourceLocation): string | undefined {
  const start = textOffsetOf(place);
  const [digits] = /^[-+]?\d[\d.eE+-]*/u.exec(place.source.text.slice(start, start + 1_000)) ?? [];
  return digits === undefined || digits.length <= 20 ? digits : `${digits.slice(0, 20)}…`;
}

const asFinite = (value: number): number => Math.sign(value) * Number.MAX_VALUE;
