import { splitQuery } from '@forgespec/templates/shared/query-component';
import { printableLine } from './printable.ts';

/**
 * Returns the line that a server logs for a request, such as
 * `POST /v1/shops/24/pets 422 createShopPet: Request body must be object`. The line omits the query, because a query may contain a
 * token. Control characters are escaped, so that a request can neither add a line to the log nor send commands to a terminal.
 */
export function logLine(
  method: string,
  target: string,
  answer: { readonly status: number; readonly reason?: string | undefined },
  operationId: string | undefined,
): string {
  const { path } = splitQuery(target);
  const operation = operationId === undefined ? '' : ` ${operationId}`;
  const reason = answer.reason === undefined ? '' : `: ${answer.reason}`;
  const line = `${method} ${path} ${answer.status}${operation}${reason}`;
  return printableLine(line);
}
