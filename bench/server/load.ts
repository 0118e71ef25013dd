import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request, and the status of its response. */
export interface LoadRequest {
  readonly request: string;
  /** The status that each response must have. A response with another status is an error. */
  readonly status: number;
}

/** The requests of one measurement. The connections send these requests in turn. */
export type Load = readonly LoadRequest[];

/** Open connections to one server. */
export interface Connections {
  /**
   * Sends a request over each connection, and waits for all responses. Repeats these two steps until the time has
   * passed. Many requests arrive at the same time and keep the server busy. The CPU time of the server therefore does
   * not depend on how often the server process sleeps.
   *
   * This thread sleeps while the server processes the requests. Otherwise the kernel would wake this thread for each
   * response. Linux would count the time for waking this thread as CPU time of the server. This would be 1.5 µs of the
   * 25 µs that a request takes.
   *
   * @param milliseconds the time during which requests are sent.
   * @returns the number of responses.
   * @throws {Error} if a response does not have the expected status.
   */
  send(load: Load, milliseconds: number): Promise<number>;
  close(): void;
}

/**
 * The time in milliseconds that this thread sleeps. If the server needs 40 µs for a request, it needs about this time
 * for 64 requests, one on each connection.
 */
const pause = 3;
const sleeping = new Int32Array(new SharedArrayBuffer(4));

export function connectTo(port: number, many = 64): Connections {
  const connections = Array.from({ length: many }, () => new Connection(port));
  return {
    async send(load, milliseconds) {
      const requests = load.map(({ request, status }) => ({
        bytes: Buffer.from(request),
        start: `HTTP/1.1 ${status} `,
      }));
      let sent = 0;
      for (const end = performance.now() + milliseconds; performance.now() < end; sent += many) {
        const pending = connections.map(async (connection, index) => {
          const next = requests[(sent + index) % requests.length];
          if (next === undefined) return;
          const head = await connection.sendRequest(next.bytes);
          if (!head.startsWith(next.start))
            throw new Error(`The response to ${firstLine(next.bytes.toString())} is ${firstLine(head)}`);
        });
        Atomics.wait(sleeping, 0, 0, pause);
        await Promise.all(pending);
      }
      return sent;
    },
    close() {
      for (const connection of connections) connection.close();
    },
  };
}

const firstLine = (text: string): string => text.slice(0, text.indexOf('\r\n'));

/**
 * A connection that sends requests one after the other. If the server closes the connection, the next request opens a
 * new connection.
 */
class Connection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /**
   * Sends a request, waits for the whole response, and returns the head of the response. The server runs on the same
   * machine, so this code must use little CPU time.
   */
  async sendRequest(request: Buffer): Promise<string> {
    const socket = this.#socket;
    if (socket === undefined) return this.#send(await this.#open(), request);
    try {
      return await this.#send(socket, request);
    } catch {
      // The server may have closed the idle connection.
      return this.#send(await this.#open(), request);
    }
  }

  #send(socket: Socket, request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const settle = (finish: () => void): void => {
        socket.off('data', receive);
        socket.off('error', fail);
        socket.off('close', fail);
        finish();
      };
      const fail = (): void =>
        settle(() =>
          reject(new Error(`The server closed the connection before the response to ${firstLine(String(request))}`)),
        );
      const receive = (chunk: string): void => {
        text += chunk;
        const end = text.indexOf('\r\n\r\n');
        if (end === -1 || !isWhole(text, end + 4)) return;
        settle(() => resolve(text.slice(0, end)));
      };
      socket.on('data', receive);
      socket.on('error', fail);
      socket.on('close', fail);
      // After the end of the connection, no further event occurs.
      if (socket.destroyed) return fail();
      socket.write(request);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  async #open(): Promise<Socket> {
    const socket = connect({ port: this.#port, host: '127.0.0.1', noDelay: true });
    socket.setEncoding('latin1');
    await once(socket, 'connect');
    socket.on('error', () => {});
    socket.once('close', () => {
      if (this.#socket === socket) this.#socket = undefined;
    });
    this.#socket = socket;
    return socket;
  }
}

function isWhole(text: string, bodyStart: number): boolean {
  const length = /content-length: (\d+)/iu.exec(text.slice(0, bodyStart))?.[1];
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= bodyStart + Number(length);
}
