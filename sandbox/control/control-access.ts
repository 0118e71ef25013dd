import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  foreignHostMessage,
  isForeignHost,
  isForeignOrigin,
  type AllowedHosts,
} from '@forgespec/templates/shared/local-request';
import { essenceOf } from '@forgespec/templates/shared/media-type';

/** The conditions for requests to the control port. */
export interface ControlAccess {
  readonly hosts: AllowedHosts;
  /** The bearer token that requests must contain. Undefined if no token is required. */
  readonly token: string | undefined;
}

export interface ControlErrorResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: { readonly message: string };
}

/** Returns the error response if a request is not allowed. Returns undefined if the request is allowed. */
export function refuseControl(
  { headers }: IncomingMessage,
  { hosts, token }: ControlAccess,
): ControlErrorResponse | undefined {
  if (isForeignHost(headers, hosts)) return refusal(421, foreignHostMessage);
  if (isForeignOrigin(headers)) return refusal(403, 'Web pages must not control the sandbox');
  if (token !== undefined && !isToken(headers.authorization, token)) {
    return {
      ...refusal(401, 'Send the control token of this sandbox: Authorization: Bearer <token>'),
      headers: { 'www-authenticate': 'Bearer' },
    };
  }
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  // Without this check, a web page could send a body as `text/plain` to the control port. For this media type, a
  // browser sends no CORS preflight request.
  if (hasBody && essenceOf(headers['content-type'] ?? '') !== 'application/json') {
    return refusal(415, 'Send the body as application/json');
  }
  return undefined;
}

const refusal = (status: number, message: string): ControlErrorResponse => ({ status, body: { message } });

/** Returns true if the header `Authorization` contains the token. The comparison takes constant time. */
function isToken(authorization: string | undefined, token: string): boolean {
  const sent = /^bearer +(?<token>\S+)$/iu.exec(authorization ?? '')?.groups?.['token'] ?? '';
  return timingSafeEqual(digest(sent), digest(token));
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
