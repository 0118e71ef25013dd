import type { ValueConversion } from '../shared/convert-values.ts';
import { responseKey } from '../shared/statuses.ts';
import { wireFormOf } from '../shared/wire-form.ts';
import type { ResultPart } from './dispatch.ts';
import type { Route } from './route.ts';

/** Returns the value that is sent for a body, or for an item of a body. */
type EncodeBody = (body: unknown, route: Pick<Route, 'operation'>, status: number) => unknown;

/**
 * Returns the function that replaces values such as a `Date` in the results of handlers by the values that are sent for them.
 *
 * @param encoders for each operation and status, the function that changes a body.
 */
export function bodyEncoder(encoders: Readonly<Record<string, Readonly<Record<string, ValueConversion>>>>): EncodeBody {
  const byOperation = new Map(Object.entries(encoders));
  return (body, { operation }, status) => {
    const byStatus = byOperation.get(operation) ?? {};
    const encode = byStatus[responseKey(Object.keys(byStatus), status) ?? ''];
    const form = wireFormOf(body);
    return encode === undefined ? form : encode(form);
  };
}

/**
 * Returns the part of a server that replaces values such as a `Date` in the results of handlers by the values that are sent for them.
 *
 * @param encodeBody replaces the values in a body. Default: replaces each `Date` by text.
 */
export const encodePart =
  (encodeBody: EncodeBody = wireFormOf): ResultPart =>
  (route) =>
    route.encodesResult === true
      ? (result) => ({ ...result, body: encodeBody(result.body, route, result.status) })
      : undefined;
