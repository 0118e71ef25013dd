import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A request as it goes over a connection. */
export interface LoadRequest {
  readonly request: string;
  /** What every answer must have, so that nothing is measured that does not work. */
  readonly status: number;
}

/** Requests by turns. */
export type Load = readonly LoadRequest[];

/** Connections to a server, which stay open for all that is sent. */
export interface Connections {
  /**
   * Sends a request over each connection, waits for all answers, and does so again until the time is up. So the server has something
   * to do while a burst lasts, and what it costs does not depend on how often it falls asleep in between. Meanwhile this thread
   * sleeps, so that nobody has to be woken for each answer, which the kernel counts as work of the server: 1.5 µs of 25.
   *
   * @returns how many requests were answered.
   * @throws {Error} when an answer has another status.
   */
  send(load: Load, milliseconds: number): Promise<number>;
  close(): void;
}

/** As long as a server of 40 µs a request needs for a burst, in milliseconds. */
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
        const asked = connections.map(async (connection, index) => {
          const next = requests[(sent + index) % requests.length];
          if (next === undefined) return;
          const head = await connection.ask(next.bytes);
          if (!head.startsWith(next.start))
            throw new Error(`Answered ${firstLine(head)} to ${firstLine(next.bytes.toString())}`);
        });
        Atomics.wait(sleeping, 0, 0, pause);
        await Promise.all(asked);
      }
      return sent;
    },
    close() {
      for (const connection of connections) connection.close();
    },
  };
}

const firstLine = (text: string): string => text.slice(0, text.indexOf('\r\n'));

/** A connection that carries one request after the other. The server may close it in between. */
class Connection {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Returns the head of the answer once all of it is there, for as little time of its own as it can: the machine is shared. */
  async ask(request: Buffer): Promise<string> {
    const socket = this.#socket;
    if (socket === undefined) return this.#send(await this.#open(), request);
    try {
      return await this.#send(socket, request);
    } catch {
      // A server closes a connection that nothing came over for some time, maybe in this moment.
      return this.#send(await this.#open(), request);
    }
  }

  #send(socket: Socket, request: Buffer): Promise<string> {
    return new Promise((resolve, reject) => {
      let text = '';
      const receive = (chunk: string): void => {
        text += chunk;
        const end = text.indexOf('\r\n\r\n');
        if (end === -1 || !isWhole(text, end + 4)) return;
        socket.off('data', receive);
        socket.off('error', reject);
        resolve(text.slice(0, end));
      };
      socket.on('data', receive);
      socket.on('error', reject);
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
