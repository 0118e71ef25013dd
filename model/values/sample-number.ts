import type { KeywordSchema } from '../schema.ts';

type Bounds = Pick<KeywordSchema, 'exclusiveMaximum' | 'exclusiveMinimum' | 'maximum' | 'minimum' | 'multipleOf'>;

/**
 * Returns a simple number within bounds. If there is a lower bound, the result is the bound or a number near it. Otherwise, the result is 1
 * for integers and 1.5 for other numbers, or a multiple of `multipleOf`. If the upper bound excludes this number, the result is the upper
 * bound or a number near it.
 *
 * @returns undefined if no number within the bounds is found.
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2
 */
export function sampleNumber(bounds: Bounds, isInteger: boolean): number | undefined {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = bounds;
  const [low, high] = [Math.max(minimum, exclusiveMinimum), Math.min(maximum, exclusiveMaximum)];
  const isFine = (value: number): boolean =>
    value >= minimum && value > exclusiveMinimum && value <= maximum && value < exclusiveMaximum;
  const usual = isInteger ? 1 : 1.5;
  const step = bounds.multipleOf ?? (isInteger ? 1 : undefined);
  if (step === undefined) {
    if (low === -Infinity) return [usual, high, high - 1].find(isFine);
    return [low, low + 1, high, (low + high) / 2].find(isFine);
  }
  const start =
    low === -Infinity ? Math.floor(Math.min(high / step, Math.max(1, usual / step))) : Math.ceil(low / step);
  const direction = low === -Infinity && !isFine(start * step) ? -1 : 1;
  // Several multiples are tried. For example, with `multipleOf: 0.25`, only every fourth multiple is an integer.
  for (let index = 0; index < 100; index++) {
    const value = Number(((start + direction * index) * step).toPrecision(15));
    if (isFine(value) && (!isInteger || Number.isInteger(value))) return value;
  }
  return undefined;
}
