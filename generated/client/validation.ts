// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { requests } from '../validators/requests.ts';
import { responses } from '../validators/responses.ts';
import { judgeResponse } from '../validators/runtime/responses.ts';
import { type ReportInvalid, type ValidatedMessages, validateCalls } from './runtime/middleware.ts';
import type { Middleware } from './runtime/sending.ts';

/**
 * Returns middleware that compares messages with the description: `createClient({ middleware: [validation()] })`. Its validators add
 * much to a bundle. Files, multipart forms and streams are not checked.
 *
 * @param checked the messages that are checked. Default: `responses`, which are successful responses. A request is checked before it is sent.
 * @param report receives the error for a message that is not as described: an InvalidRequestError or an InvalidResponseError. Default:
 * throws the error, so that the call fails.
 */
export function validation(checked: ValidatedMessages = 'responses', report?: ReportInvalid): Middleware {
  return validateCalls({ requests, responses, names: {}, judge: judgeResponse }, checked, report);
}

export { InvalidRequestError } from './runtime/middleware.ts';
