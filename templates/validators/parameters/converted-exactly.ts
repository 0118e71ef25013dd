import { convertExactly } from '../../shared/convert-integers.ts';
import type { ValueConversion } from '../../shared/convert-values.ts';
import { asDescribed } from '../../shared/described.ts';
import type { Decoded } from './request-part.ts';

/**
 * Returns a decoded part of a request whose value is converted. Long integers that the conversion leaves unchanged become numbers.
 */
export const convertedExactly = <Value>(decoded: Decoded, convert?: ValueConversion): Decoded<Value> =>
  decoded.issues === undefined ? { value: asDescribed(convertExactly(decoded.value, convert)) } : decoded;
