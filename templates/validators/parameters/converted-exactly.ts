import { assumeType } from '../../shared/assume-type.ts';
import { convertExactly } from '../../shared/convert-integers.ts';
import type { ValueConversion } from '../../shared/convert-values.ts';
import type { Decoded } from './request-part.ts';

/**
 * Converts the value of a decoded part of a request. If the conversion leaves a `bigint` unchanged, the `bigint` becomes a number. If the
 * part has issues, returns it unchanged.
 */
export const convertedExactly = <Value>(decoded: Decoded, convert?: ValueConversion): Decoded<Value> =>
  decoded.issues === undefined
    ? { value: assumeType(convertExactly(decoded.value, convert)) }
    : { issues: decoded.issues };
