import type { Atom } from '../normal/atom.ts';
import { areFormatsImplied } from './formats.ts';
import { isPatternSubset } from './simple-pattern.ts';

/** Returns true if it is proved that `b` accepts every string that `a` accepts. */
export const isSubsetOfStrings = (a: Atom, b: Atom): boolean =>
  a.minLength >= b.minLength &&
  a.maxLength <= b.maxLength &&
  areAllImplied(a.patterns, b.patterns) &&
  areFormatsImplied(a.formats, b.formats);

/** Returns true if it is proved that a string that matches all patterns of `a` also matches all patterns of `b`. */
export const areAllImplied = (a: readonly string[], b: readonly string[]): boolean =>
  b.every((pattern) => acceptsEveryText(pattern) || a.some((own) => isPatternSubset(own, pattern)));

/** Returns true for patterns that match every text. */
export const acceptsEveryText = (pattern: string): boolean =>
  pattern !== '^$' && /^\^?(?:\(?(?:\.\*|\[\\s\\S\]\*|\[\^\]\*)\)?)?\$?$/u.test(pattern);
