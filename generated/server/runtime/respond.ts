// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { essenceOf, mediaKind } from './media-type.ts';
import type { RawBody } from './raw-body.ts';
import type { Route } from './route.ts';
import type { StatusRange } from './status.ts';
import type { TransportResponse } from './transport.ts';

/** What a handler returned, before anybody looked at it. */
export interface HandlerResult {
  readonly status: number;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly contentType?: string;
  readonly body?: unknown;
}

/** The key under which the description has a status: itself, its class, or `default`. */
export function statusKey({ responses }: Route, status: number): number | StatusRange | 'default' | undefined {
  if (responses[status] !== undefined) return status;
  const range: StatusRange = `${statusClass(status)}XX`;
  if (responses[range] !== undefined) return range;
  return responses.default === undefined ? undefined : 'default';
}

const classes = ['1', '2', '3', '4'] as const;

const statusClass = (status: number): '1' | '2' | '3' | '4' | '5' => classes[Math.floor(status / 100) - 1] ?? '5';

/**
 * The answer that a handler's result is, ready to be sent.
 *
 * @throws {Error} when a header or the body cannot be written.
 */
export function respond(result: HandlerResult, route: Route): TransportResponse {
  const { status, body } = result;
  const headers: Record<string, string> = {};
  if (result.headers !== undefined) writeHeaders(result.headers, headers);
  if (body === undefined || status === 204 || status === 205 || status === 304)
    return { status, headers, body: undefined };
  const key = statusKey(route, status);
  const contentType =
    result.contentType ?? (key === undefined ? undefined : route.responses[key]?.[0]) ?? 'application/json';
  headers['content-type'] ??= contentType;
  // The types of results allow a raw body exactly where the media type is not one of JSON.
  const isJson = mediaKind(essenceOf(contentType)) === 'json';
  return { status, headers, body: isJson ? JSON.stringify(body) : (body as RawBody) };
}

function writeHeaders(given: Readonly<Record<string, unknown>>, headers: Record<string, string>): void {
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined) continue;
    const text = String(value);
    // RFC 9110, section 5.5. Whatever else there is would end the header, or be read in some other character set.
    if (/[^\t\u0020-\u007e]/u.test(text)) throw new Error(`The header ${name} cannot be ${JSON.stringify(text)}`);
    headers[name.toLowerCase()] = text;
  }
}
