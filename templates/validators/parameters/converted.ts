import { asDescribed } from '../../shared/described.ts';
import type { ValueConversion } from '../../shared/convert-values.ts';
import type { Decoded } from './request-part.ts';

/** Returns a decoded part of a request whose value is converted, for example from texts to dates. */
export const converted = <Value>(decoded: Decoded, convert: ValueConversion): Decoded<Value> =>
  decoded.issues === undefined ? { value: asDescribed(convert(decoded.value)) } : decoded;
