import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/**
 * Notifies open pages of changes with server-sent events.
 *
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export interface ChangeFeed {
  /** The version of the pages that are served now. It is a UUID. */
  readonly version: string;
  /**
   * Starts the event stream that a page has requested. The response stays open and receives all later events. If the pages have changed
   * since this page was served, the response receives the event `change` at once. Otherwise, if there are problems, the response receives
   * the event `problem` at once.
   *
   * @param version the version of the page.
   */
  open(response: ServerResponse, version: string): void;
  /** Notifies the open pages that a new version exists. */
  sendChange(): void;
  /** Shows problems on the pages until the next change. */
  sendProblem(text: string): void;
  close(): void;
}

export function createChangeFeed(): ChangeFeed {
  const listeners = new Set<ServerResponse>();
  let version: string = randomUUID();
  let problem: string | undefined;
  const changeEvent = eventText('change', {});
  const send = (text: string): void => {
    for (const response of listeners) response.write(text);
  };
  return {
    get version() {
      return version;
    },
    open(response, known) {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.flushHeaders();
      if (known !== version) response.write(changeEvent);
      else if (problem !== undefined) response.write(problem);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    sendChange() {
      version = randomUUID();
      problem = undefined;
      send(changeEvent);
    },
    sendProblem(text) {
      problem = eventText('problem', text);
      send(problem);
    },
    close() {
      for (const response of listeners) response.end();
    },
  };
}

const eventText = (event: 'change' | 'problem', data: unknown): string =>
  `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
