import { connect } from 'node:net';
import { malformedBytes, type MalformedBytes } from './malformed-bytes.ts';

/** The malformed requests that are sent. */
export interface MalformedRun {
  readonly count: number;
  readonly seed: number;
  /** The methods and path templates of the API. Default: some operations of our API. */
  readonly operations?: readonly (readonly [method: string, path: string])[];
}

const mostBytes = 64 * 1024;
/**
 * How long a connection may stay open after the client has ended it, in milliseconds. It is long, because the machine may be
 * busy.
 */
const patience = 30_000;
const mostFaults = 5;

/**
 * Sends malformed requests to a server, each over a new socket. Returns a text for each request that got a 5xx, a response of more than
 * 64 KiB, or no end of its connection. Stops after some faults.
 */
export async function malformedFaults(port: number, { count, seed, operations }: MalformedRun): Promise<string[]> {
  const next = malformedBytes(seed, operations);
  const faults: string[] = [];
  let left = count;
  const work = async (): Promise<void> => {
    while (left-- > 0 && faults.length < mostFaults) {
      const malformed = next();
      const fault = await faultOf(port, malformed);
      if (fault !== undefined)
        faults.push(`${fault}: ${JSON.stringify(malformed.bytes.subarray(0, 1000).toString('latin1'))}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, work));
  return faults;
}

/** Sends bytes, and ends the connection. Returns all received text when the server has closed the connection. */
async function exchange(port: number, { bytes, isAbrupt }: MalformedBytes): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  const pieces: string[] = [];
  socket.on('data', (piece: string) => pieces.push(piece));
  // A server may close a connection while the client is still sending.
  socket.on('error', () => {});
  const { promise: closed, resolve, reject } = Promise.withResolvers<void>();
  socket.once('close', () => resolve());
  const timeout = setTimeout(() => reject(new Error('The connection stays open')), patience);
  if (isAbrupt) socket.write(bytes, () => socket.destroy());
  else socket.end(bytes);
  try {
    await closed;
  } finally {
    clearTimeout(timeout);
    socket.destroy();
  }
  return pieces.join('');
}

/** Returns the fault in the responses to the bytes; undefined if there is none. */
async function faultOf(port: number, malformed: MalformedBytes): Promise<string | undefined> {
  try {
    const text = await exchange(port, malformed);
    const statuses = Array.from(text.matchAll(/HTTP\/1\.1 (\d{3})/gu), ([, status]) => Number(status));
    if (statuses.some((status) => status >= 500)) return `statuses ${statuses.join(', ')}`;
    return text.length > mostBytes * malformed.requests ? `${text.length} bytes` : undefined;
  } catch (error) {
    return String(error);
  }
}
