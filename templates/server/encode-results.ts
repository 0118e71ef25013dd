import type { ValueConversion } from '../shared/convert-values.ts';
import { responseKey } from '../shared/statuses.ts';
import { wireFormOf } from '../shared/wire-form.ts';
import type { HandlerResult, ServerParts } from './dispatch.ts';
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
 * Returns the parts of a server. In the result of a handler, the server replaces values such as a `Date` by the values that are sent for
 * them, and then checks and writes the result.
 *
 * @param encodeBody replaces the values in a body. Default: replaces each `Date` by text.
 * @param parts the parts of the server. Their functions `checkResult` and `respond` get the results with the replaced values.
 */
export function withEncodedResults<
  Parts extends Pick<ServerParts, 'checkResult'> & Required<Pick<ServerParts, 'respond'>>,
>(parts: Parts, encodeBody: EncodeBody = wireFormOf): Parts {
  const { checkResult, respond } = parts;
  const encode = (route: Route, result: HandlerResult): HandlerResult => ({
    ...result,
    body: encodeBody(result.body, route, result.status),
  });
  return {
    ...parts,
    ...(checkResult === undefined
      ? {}
      : {
          checkResult: (...[route, log]: Parameters<typeof checkResult>) => {
            const check = checkResult(route, log);
            return route.encodesResult === true
              ? (...[result, context]: Parameters<typeof check>) => check(encode(route, result), context)
              : check;
          },
        }),
    respond: (...[route]: Parameters<typeof respond>) => {
      const write = respond(route);
      return route.encodesResult === true
        ? (...[result, context]: Parameters<typeof write>) => write(encode(route, result), context)
        : write;
    },
  };
}
