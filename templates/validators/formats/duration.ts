import { isDigit } from './ascii.ts';

const lowerP = 0x70;
const lowerT = 0x74;

/**
 * `duration`: `P1Y2M`, `PT36H`, `P4W`. RFC 3339, appendix A, `duration`.
 *
 * - A unit may not be left out between two others: `P1Y2D` and `PT1H2S` are not valid. Weeks stand alone.
 * - Neither a fraction nor a sign: the rule has none, although ISO 8601 has.
 * - Letters in either case, as in every ABNF string (RFC 5234, section 2.3).
 */
export function isDuration(text: string): boolean {
  if ((text.charCodeAt(0) | 0x20) !== lowerP || text.length === 1) return false;
  const date = componentsEnd(text, 1, dateUnit);
  if (date === text.length) return true;
  if ((text.charCodeAt(date) | 0x20) !== lowerT) return componentsEnd(text, 1, weekUnit) === text.length;
  return date + 1 < text.length && componentsEnd(text, date + 1, timeUnit) === text.length;
}

/** Where components such as `1Y2M`, each with the unit after the one before, end; -1 where one is wrong. */
function componentsEnd(text: string, start: number, unitOf: (lowerCase: number) => number): number {
  let at = start;
  for (let last = 0; isDigit(text.charCodeAt(at)); at++) {
    do at++;
    while (isDigit(text.charCodeAt(at)));
    const unit = unitOf(text.charCodeAt(at) | 0x20);
    if (unit === 0 || (last > 0 && unit !== last + 1)) return -1;
    last = unit;
  }
  return at;
}

// The place of a unit among those that may stand together; 0 for what is none.

const weekUnit = (lowerCase: number): number => (lowerCase === 0x77 ? 1 : 0);

function dateUnit(lowerCase: number): number {
  if (lowerCase === 0x79) return 1;
  if (lowerCase === 0x6d) return 2;
  return lowerCase === 0x64 ? 3 : 0;
}

function timeUnit(lowerCase: number): number {
  if (lowerCase === 0x68) return 1;
  if (lowerCase === 0x6d) return 2;
  return lowerCase === 0x73 ? 3 : 0;
}
