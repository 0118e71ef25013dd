import { isDigit } from './ascii.ts';

const lowerP = 0x70;
const lowerT = 0x74;

// Each unit has a number, for example 1 for years and 2 for months. The number of a unit must be one higher than the number of the previous
// unit. The first unit of the date and the first unit of the time may have any number.
const nothing = 0;
const designatorT = 4;
const weeks = 9;

/**
 * `duration`: `P1Y2M`, `PT36H`, `P4W`. RFC 3339, appendix A, `duration`.
 *
 * - A unit between two other units must not be missing: `P1Y2D` and `PT1H2S` are not valid. Weeks cannot be combined with other units.
 * - The rule does not allow fractions and signs, although ISO 8601 does.
 * - The letters may be upper or lower case, as in every ABNF string (RFC 5234, section 2.3).
 */
export function hasDurationFormat(text: string): boolean {
  if (lowerCaseAt(text, 0) !== lowerP) return false;
  let last = nothing;
  for (let at = 1; at < text.length; at++) {
    const number = at;
    while (isDigit(text.charCodeAt(at))) at++;
    const code = lowerCaseAt(text, at);
    const unit = at === number ? designator(code) : numberedUnit(code, last);
    if (!mayFollow(unit, last)) return false;
    last = unit;
  }
  return last !== nothing && last !== designatorT;
}

const lowerCaseAt = (text: string, index: number): number => text.charCodeAt(index) | 0x20;

const designator = (lowerCase: number): number => (lowerCase === lowerT ? designatorT : nothing);

const numberedUnit = (lowerCase: number, last: number): number =>
  last < designatorT ? dateUnit(lowerCase) : timeUnit(lowerCase);

/** Returns true if a unit, or the designator `T`, may follow `last`. */
function mayFollow(unit: number, last: number): boolean {
  if (unit === nothing) return false;
  if (unit === designatorT) return last < designatorT;
  return unit === last + 1 || last === nothing || last === designatorT;
}

/** Returns the number of a unit of the date, as in `1Y2M3D` or `4W`. Returns {@link nothing} for other letters. */
function dateUnit(lowerCase: number): number {
  if (lowerCase === 0x79) return 1;
  if (lowerCase === 0x6d) return 2;
  if (lowerCase === 0x64) return 3;
  return lowerCase === 0x77 ? weeks : nothing;
}

/** Returns the number of a unit of the time, as in `1H2M3S`. Returns {@link nothing} for other letters. */
function timeUnit(lowerCase: number): number {
  if (lowerCase === 0x68) return 5;
  if (lowerCase === 0x6d) return 6;
  return lowerCase === 0x73 ? 7 : nothing;
}
