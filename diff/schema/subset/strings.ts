import type { Atom } from '../normal/atom.ts';
import { areFormatsImplied } from './formats.ts';

/** Returns true if every string of `a` is proved to be a string of `b`. */
export const isSubsetOfStrings = (a: Atom, b: Atom): boolean =>
  a.minLength >= b.minLength &&
  a.maxLength <= b.maxLength &&
  b.patterns.every((pattern) => a.patterns.includes(pattern) || acceptsEveryText(pattern)) &&
  areFormatsImplied(a.formats, b.formats);

/** Returns true for patterns that match every text. */
export const acceptsEveryText = (pattern: string): boolean =>
  /^\^?(?:\(?(?:\.\*|\[\\s\\S\]\*|\[\^\]\*)\)?)?\$?$/u.test(pattern);
