// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ReceivedReply } from './reply.ts';
import { RequestError } from './request-error.ts';

/**
 * A response that is not a success, or a success with a body that cannot be read. Each status has a class of its own, which is
 * derived from this one.
 */
export class ApiError<Status extends number = number, Body = unknown> extends RequestError {
  declare readonly status: Status;
  /** The text after the status, without control characters. */
  declare readonly statusText: string;
  /** The `operationId`; empty for a request of `client.http`. */
  declare readonly operation: string;
  declare readonly headers: Headers;
  /** The identifier of this request in the logs of the service, if the response has one (`x-request-id`). */
  declare readonly requestId: string | undefined;
  /** The value of a JSON body, or the text of another body; undefined for an empty one. */
  declare readonly body: Body;

  constructor(
    { operation, request, response }: ReceivedReply,
    body: unknown,
    words = '',
    cause?: unknown,
    kind = 'Api',
  ) {
    const { status, headers } = response;
    // The server chooses this text: in a terminal or a log, control characters could forge lines.
    const statusText = printable(response.statusText);
    super({ ...request, url: response.url || request.url }, `${status} ${statusText}${words}`, cause, {
      name: `${kind}Error`,
      status,
      statusText,
      operation: operation.id,
      headers,
      requestId: headers.get('x-request-id') ?? undefined,
      body,
    });
  }
}

/** Returns a text without control characters and those outside of ASCII. */
export const printable = (text: string): string => text.replace(/[^ -~]/gu, '');
