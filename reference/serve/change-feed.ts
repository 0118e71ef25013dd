import type { ServerResponse } from 'node:http';

/**
 * Notifies open pages of changes with server-sent events.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export interface ChangeFeed {
  /** Adds the response to the event stream request of a page. The response stays open and receives all later events. */
  open(response: ServerResponse): void;
  send(event: 'change' | 'problem', data: unknown): void;
  close(): void;
}

export function createChangeFeed(): ChangeFeed {
  const listeners = new Set<ServerResponse>();
  return {
    open(response) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    send(event, data) {
      for (const response of listeners) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close() {
      for (const response of listeners) response.end();
    },
  };
}
