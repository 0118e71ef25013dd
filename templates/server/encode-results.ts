import { wireFormOf } from '../shared/wire-form.ts';
import type { HandlerResult, ServerParts } from './dispatch.ts';

/**
 * Returns the parts of a server that replaces each `Date` in the result of a handler by text, before the result is checked and written.
 *
 * @param parts the parts of the server, of which some use the results of handlers.
 */
export function withEncodedResults<
  Parts extends Pick<ServerParts, 'checkResult'> & Required<Pick<ServerParts, 'respond'>>,
>(parts: Parts): Parts {
  const { checkResult, respond } = parts;
  const encode = (result: HandlerResult): HandlerResult => ({ ...result, body: wireFormOf(result.body) });
  return {
    ...parts,
    ...(checkResult === undefined
      ? {}
      : {
          checkResult: (...[route, log]: Parameters<typeof checkResult>) => {
            const check = checkResult(route, log);
            return route.encodesResult === true
              ? (...[result, context]: Parameters<typeof check>) => check(encode(result), context)
              : check;
          },
        }),
    respond: (...[route]: Parameters<typeof respond>) => {
      const write = respond(route);
      return route.encodesResult === true
        ? (...[result, context]: Parameters<typeof write>) => write(encode(result), context)
        : write;
    },
  };
}
