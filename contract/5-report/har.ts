import { splitQuery } from '@forgespec/templates/shared/query-component';
import type { CaseExchange } from '../3-ask/case-exchange.ts';
import type { Redact } from '../3-ask/redact.ts';

/**
 * Returns exchanges as HAR 1.2. The network panel of a browser can import this format. Omits credentials.
 *
 * @param origin the origin of the server, without a slash at the end.
 */
export function renderHar(exchanges: readonly CaseExchange[], origin: string, redact: Redact): string {
  const pairs = (values: Iterable<readonly [string, string]>): { name: string; value: string }[] =>
    Array.from(values, ([name, value]) => ({ name, value: redact(value) }));
  const entries = exchanges.map(({ request, response, startedAt, operation }) => {
    const type = response.headers['content-type'] ?? '';
    return {
      startedDateTime: new Date(startedAt).toISOString(),
      time: response.milliseconds,
      comment: operation.name,
      request: {
        method: request.method,
        url: redact(origin + request.target),
        httpVersion: 'HTTP/1.1',
        headers: pairs(Object.entries(request.headers)),
        queryString: pairs(new URLSearchParams(splitQuery(request.target).query)),
        cookies: [],
        headersSize: -1,
        bodySize: request.body === undefined ? 0 : Buffer.byteLength(request.body),
        ...(request.body !== undefined && {
          postData: { mimeType: request.headers['content-type'] ?? '', text: redact(request.body) },
        }),
      },
      response: {
        status: response.status,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        headers: pairs(Object.entries(response.headers)),
        cookies: [],
        content: { size: response.bodyBytes, mimeType: type, text: redact(response.body) },
        redirectURL: response.headers['location'] ?? '',
        headersSize: -1,
        bodySize: response.bodyBytes,
      },
      cache: {},
      timings: { send: 0, wait: response.milliseconds, receive: 0 },
    };
  });
  const log = { version: '1.2', creator: { name: 'forgespec', version: '1' }, entries };
  return `${JSON.stringify({ log }, undefined, 1)}\n`;
}
