import { essenceOf, mediaKind } from './media-type.ts';
import { statusKey, type HandlerResult } from './respond.ts';
import type { Route } from './route.ts';

/** What is wrong with the answer of a handler, one sentence each; nothing when it is as described. */
export function responseFaults(result: HandlerResult, route: Route): readonly string[] {
  const { status, body } = result;
  const key = statusKey(route, status);
  if (key === undefined) return [`The status ${status} is not described.`];
  const mediaTypes = route.responses[key] ?? [];
  const validator = route.validators?.responses[String(key)];
  if (mediaTypes.length === 0)
    return body === undefined ? [] : [`The answer with ${status} has a body, and is described to have none.`];
  const contentType = result.contentType ?? mediaTypes[0] ?? '';
  if (validator === undefined || mediaKind(essenceOf(contentType)) !== 'json') return [];
  if (validator.is(body)) return [];
  return validator.check(body).map(({ path, message }) => `The answer with ${status}, at "${path}", ${message}.`);
}
