import { Refusal } from '@forgespec/sdk/server/refusal';
import { cssColors } from './css-colors.ts';

const darkText = '#1F1E24';
const lightText = '#FFFFFF';

/**
 * Returns a text colour that is readable on the colour of a label.
 *
 * @param color `#` and six hexadecimal digits, or the name of a CSS colour.
 */
export function textColorOn(color: string): string {
  return luminance(hexadecimal(color) ?? '000000') > 0.4 ? darkText : lightText;
}

/**
 * Checks the colour of a label.
 *
 * @throws {Refusal} 422 if the text is neither a hexadecimal colour nor the name of a CSS colour.
 */
export function requireColor(color: string): void {
  if (hexadecimal(color) === undefined)
    throw new Refusal(422, `${color} is neither a colour such as #1f75cb nor the name of a CSS colour`);
}

const hexadecimal = (color: string): string | undefined =>
  color.startsWith('#') ? color.slice(1) : cssColors.get(color.toLowerCase());

/**
 * Returns the relative luminance of a colour, from 0 to 1.
 *
 * @param digits the colour as six hexadecimal digits.
 *
 * @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance
 */
function luminance(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) =>
    linear(parseInt(digits.slice(start, start + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (share: number): number => (share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
