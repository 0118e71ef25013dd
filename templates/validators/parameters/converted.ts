import { assumeType } from '../../shared/assume-type.ts';
import type { ValueConversion } from '../../shared/convert-values.ts';
import type { Decoded } from './request-part.ts';

/**
 * Converts the value of a decoded part of a request, for example from texts to dates. If the part has issues, returns
 * it unchanged.
 */
export const converted = <Value>(decoded: Decoded, convert: ValueConversion): Decoded<Value> =>
  decoded.issues === undefined ? { value: assumeType(convert(decoded.value)) } : { issues: decoded.issues };
