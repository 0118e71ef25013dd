import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { EngineResponse } from './compare.ts';
import type { DifferentialRequest } from './requests.ts';

/** The statuses with which a server rejects a request that is not as described. The documents of an API often do not say which one. */
const rejections: ReadonlySet<number> = new Set([400, 404, 415, 422]);

/** Returns the reason for which the two engines respond differently to a request. Returns undefined if no reason is known. */
export function explanationOf(
  sent: DifferentialRequest,
  prism: EngineResponse,
  stubs: EngineResponse,
): string | undefined {
  if (rejections.has(prism.status) && rejections.has(stubs.status))
    return 'Prism uses the first described status for invalid requests, the generated server the status of HTTP';
  if (stubs.status === 501 && stubs.body.includes('has no response with a success') && prism.status >= 400)
    return 'the operation describes no success: Prism sends an error, the generated server a 501 with the reason';
  if (prism.status === stubs.status && prism.type.includes('*'))
    return 'Prism sends a range of media types as the media type of a body';
  return explanationOfKind(sent, prism, stubs) ?? explanationOfBody(sent, prism, stubs);
}

/** Returns the reason for a difference that depends on the kind of the request. */
function explanationOfKind(
  { kind, headers, body }: DifferentialRequest,
  prism: EngineResponse,
  stubs: EngineResponse,
): string | undefined {
  if (kind === 'accept' && [prism.status, stubs.status].some((status) => status === 406 || isSuccess(status)))
    return 'the engines read Accept differently if it matches no described media type';
  if (kind === 'credentials/hostile' && headers['authorization'] === '' && stubs.status === 401)
    return 'Prism accepts an empty credential';
  if (kind === 'content-type' && (body ?? '') === '')
    return 'the engines reject different content types of an empty body';
  if (kind === 'content-type' && prism.status === 422 && isSuccess(stubs.status))
    return 'Prism compares the text of an XML body with the schema of its value';
  return undefined;
}

function explanationOfBody(
  { isComposed, hasSeveralExamples, notation, target, body }: DifferentialRequest,
  prism: EngineResponse,
  stubs: EngineResponse,
): string | undefined {
  if (body === 'null' && rejections.has(prism.status) !== rejections.has(stubs.status))
    return 'Prism treats the body null as absent';
  const isOneRejected = rejections.has(prism.status) !== rejections.has(stubs.status);
  if (notation === 'brackets' && isOneRejected) return 'Prism ignores a value without brackets of a deepObject';
  if (notation === 'members' && isOneRejected)
    return 'Prism reads an object also from its own name, although its members are parameters of their own';
  if (rejections.has(stubs.status)) {
    if (/=(?:&|$)/u.test(target) && stubs.body.includes('"/query/')) return 'Prism ignores empty values in a query';
    return gaps.find(([message]) => message.test(stubs.body))?.[1];
  }
  const isSame = isSuccess(prism.status) && prism.status === stubs.status && prism.type === stubs.type;
  if (hasSeveralExamples && isSame)
    return 'Prism sends the first example as written, the generated description has the examples sorted by name';
  return isComposed && isSame
    ? 'the engines create bodies for schemas without an example in different ways'
    : undefined;
}

/** The values that Prism accepts although they are invalid, by the message of the generated server. */
const gaps: readonly (readonly [message: RegExp, explanation: string])[] = [
  [/__proto__/u, 'Prism accepts the name __proto__'],
  [/cannot be represented exactly/u, 'Prism rounds numbers that JavaScript cannot represent'],
  [/nested more than/u, 'Prism has no limit for the nesting of a body'],
];
