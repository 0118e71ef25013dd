import { posixClasses } from './other-patterns.ts';

/**
 * Converts a pattern to a regular expression of ECMA-262 that is valid with the flag `u`, as JSON Schema requires. Many patterns are
 * written for regular expression engines with less strict rules. Therefore unnecessary escapes (`\-`, `\_`), hyphens beside a class
 * (`[\w-.]`), classes of POSIX (`[[:digit:]]`) and unescaped brackets (`]`, `{`, `}`) are corrected. Returns undefined if the result is
 * still not valid, or if its groups are nested too deeply.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-6.4
 */
export function unicodePattern(pattern: string): string | undefined {
  return [pattern, corrected(pattern)].find(isPattern);
}

function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return !nestsTooDeeply(pattern);
  } catch {
    return false;
  }
}

/** The maximum depth of nested groups. Later code visits groups recursively, so deeper groups could overflow the stack. */
export const deepestGroup = 200;

/** Returns true if a pattern has more than {@link deepestGroup} groups inside each other. */
export function nestsTooDeeply(pattern: string): boolean {
  let depth = 0;
  for (const [part] of pattern.matchAll(/\\.|\[(?:\\.|[^\]\\])*\]|[()]/gsu)) {
    if (part === '(') depth++;
    else if (part === ')') depth--;
    if (depth > deepestGroup) return true;
  }
  return false;
}

/** Matches an escape, a class of POSIX such as `[:digit:]`, a quantifier, or one character. */
const token = /\\[pP]\{[^{}]*\}|\\u\{[\da-fA-F]+\}|\\k<[^<>]*>|\\.|\[:\w+:\]|\{\d+(?:,\d*)?\}|./gsu;

/** Matches a token that stands for several characters inside brackets: an escape such as `\d`, or a class of POSIX. */
const classEscape = /^(?:\\(?:[dDsSwW]|[pP]\{.*\})|\[:\w+:\])$/su;

function corrected(pattern: string): string {
  const tokens = pattern.match(token) ?? [];
  let isInClass = false;
  return tokens
    .map((part, index) => {
      const isHyphenBesideClass =
        part === '-' && [tokens[index - 1], tokens[index + 1]].some((next) => classEscape.test(next ?? ''));
      if (isInClass && isHyphenBesideClass) return '\\-';
      if (part.startsWith('\\')) return unescaped(part, isInClass);
      if (isInClass) {
        isInClass = part !== ']';
        return posixClasses.get(part.slice(2, -2)) ?? part;
      }
      isInClass = part === '[';
      return part === ']' || part === '{' || part === '}' ? `\\${part}` : part;
    })
    .join('');
}

// Removes the backslash of an unnecessary escape. An escaped letter, digit or syntax character does not change. If the escape of a letter
// or digit has no meaning, as in `\y`, the RegExp engine rejects the pattern.
function unescaped(escape: string, isInClass: boolean): string {
  const character = escape.slice(1);
  if (/[\p{L}\p{N}^$\\.*+?()[\]{}|/]/u.test(character)) return escape;
  return character === '-' && isInClass ? escape : character;
}
