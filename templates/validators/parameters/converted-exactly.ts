import { convertExactly } from '../../shared/convert-integers.ts';
import type { ValueConversion } from '../../shared/convert-values.ts';
import { asDescribed } from '../../shared/described.ts';
import type { Decoded } from './request-part.ts';

/**
 * Converts the value of a decoded part of a request. If the conversion leaves a `bigint` unchanged, the `bigint` becomes a number. If the
 * part has issues, returns it unchanged.
 */
export const convertedExactly = <Value>(decoded: Decoded, convert?: ValueConversion): Decoded<Value> =>
  decoded.issues === undefined
    ? { value: asDescribed(convertExactly(decoded.value, convert)) }
    : { issues: decoded.issues };
