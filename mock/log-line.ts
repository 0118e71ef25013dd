import { printableLine } from '@forgespec/generator/diagnostics/printable';
import type { Answer } from './answer.ts';

/**
 * One line about one request: `POST /v1/shops/24/pets 422 createShopPet: Request body must be object`.
 * The query is left out, for it may hold a token; control characters are escaped, so that no request forges a line or
 * drives a terminal.
 */
export function logLine(method: string, target: string, answer: Answer, operationId: string | undefined): string {
  const question = target.indexOf('?');
  const path = question === -1 ? target : target.slice(0, question);
  const operation = operationId === undefined ? '' : ` ${operationId}`;
  const reason = answer.reason === undefined ? '' : `: ${answer.reason}`;
  const line = `${method} ${path} ${answer.status}${operation}${reason}`;
  return printableLine(line);
}
