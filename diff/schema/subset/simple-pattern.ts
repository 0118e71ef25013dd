import { parsePattern, textEnd, textStart, type Syntax } from '@forgespec/model/pattern';

/**
 * A part of a simple pattern, such as `[a-z]{2,5}`. It consists of a class of characters and the smallest and the largest number of
 * repetitions.
 */
interface PatternPart {
  readonly source: string;
  readonly least: number;
  readonly most: number;
}

/**
 * Returns true if it is proved that every string that matches `a` also matches `b`. Compares only patterns such as `^[a-z]{2}\d+$`, which
 * match whole strings and consist of classes of characters. For other patterns, returns true only if `a` and `b` are equal.
 */
export function isPatternSubset(a: string, b: string): boolean {
  if (a === b) return true;
  const [own, other] = [partsOfPattern(a), partsOfPattern(b)];
  if (own === undefined || other === undefined) return false;
  const [only] = other;
  if (only !== undefined && other.length === 1) {
    const least = own.reduce((sum, part) => sum + part.least, 0);
    const most = own.reduce((sum, part) => sum + part.most, 0);
    return least >= only.least && most <= only.most && own.every(({ source }) => isClassSubset(source, only.source));
  }
  if (own.length !== other.length) return false;
  return own.every(({ source, least, most }, index) => {
    const part = other[index];
    return part !== undefined && least >= part.least && most <= part.most && isClassSubset(source, part.source);
  });
}

function partsOfPattern(pattern: string): readonly PatternPart[] | undefined {
  // The parser omits back references and word boundaries, so patterns that contain them are not compared.
  if (/\\[bBk1-9]/u.test(pattern)) return undefined;
  const syntax = parsePattern(pattern);
  const [start, ...others] = syntax.kind === 'sequence' ? syntax.parts : [];
  const end = others.pop();
  if (!isAtom(start, textStart) || !isAtom(end, textEnd)) return undefined;
  const parts = others.map((part) => {
    const { part: inner, least, most } = part.kind === 'repeat' ? part : { part, least: 1, most: 1 };
    const isClass = inner.kind === 'atom' && inner.source !== textStart && inner.source !== textEnd;
    return isClass ? { source: inner.source, least, most } : undefined;
  });
  const known = parts.filter((part) => part !== undefined);
  return known.length === parts.length ? known : undefined;
}

const isAtom = (syntax: Syntax | undefined, source: string): boolean =>
  syntax?.kind === 'atom' && syntax.source === source;

const knownClasses = new Map<string, boolean>();

/** Returns true if the class `b` contains all characters of the class `a`. */
function isClassSubset(a: string, b: string): boolean {
  if (a === b) return true;
  const key = `${a}\n${b}`;
  const isSubset = knownClasses.get(key) ?? compareClasses(a, b);
  knownClasses.set(key, isSubset);
  return isSubset;
}

/**
 * Returns true if `b` matches all characters that `a` matches. Tries each character of the Basic Multilingual Plane, and two other
 * characters. Returns false if a class contains characters outside of this plane, or an escape such as `\u0041` or `\p{L}`.
 */
function compareClasses(a: string, b: string): boolean {
  if (/[^\0-\uFFFF]|\\[pPu]/u.test(a + b)) return false;
  const [own, other] = [expressionOf(a), expressionOf(b)];
  if (own === undefined || other === undefined) return false;
  const isIn = (code: number): boolean => {
    const character = String.fromCodePoint(code);
    return !own.test(character) || other.test(character);
  };
  for (let code = 0; code <= 0xffff; code += 1) if (!isIn(code)) return false;
  return isIn(0x1_00_00) && isIn(0x10_ff_ff);
}

function expressionOf(source: string): RegExp | undefined {
  try {
    return new RegExp(`^${source}$`, 'u');
  } catch {
    return undefined;
  }
}
