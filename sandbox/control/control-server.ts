import { sql } from '../database/drizzle.ts';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { DispatcherOptions } from '@forgespec/sdk/server';
import { safeHeaders } from '@forgespec/templates/shared/responses';
import { announceWork } from '../jobs/announce-work.ts';
import { readNow } from '../database/now.ts';
import { clock } from '../database/schema/index.ts';
import type { Sandbox } from '../sandbox.ts';
import { setClock } from '../example-data/insert-example-data.ts';
import type { Fault, Faults } from './faults.ts';
import { refuseControl, type ControlAccess } from './control-access.ts';
import { resetSandbox } from './reset-sandbox.ts';

/** The error for an invalid request to the control port. */
class InvalidControlRequestError extends Error {}

interface ControlResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * Returns the listener for requests to the control port. Tests control a sandbox with such requests. The operations are
 * `POST /sandbox/reset`, `GET` and `POST /sandbox/clock`, and `GET`, `POST` and `DELETE /sandbox/faults`.
 *
 * @param access the conditions that a request must meet.
 */
export function controlListener(
  sandbox: Sandbox,
  faults: Faults,
  seed: boolean,
  log: DispatcherOptions['log'],
  access: ControlAccess,
): RequestListener {
  return (request, response) => {
    respond(request, response).catch(() => response.destroy());
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await handle(request).catch((error: unknown): ControlResponse => {
      if (error instanceof InvalidControlRequestError) return { status: 400, body: { message: error.message } };
      if (error instanceof SyntaxError) return { status: 400, body: { message: 'The body is not JSON' } };
      log?.error({ err: error }, 'A request to the control port failed');
      return { status: 500, body: { message: 'The sandbox failed; see its log' } };
    });
    response.writeHead(status, { ...safeHeaders, ...headers, 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  async function handle(request: IncomingMessage): Promise<ControlResponse> {
    const refusal = refuseControl(request, access);
    if (refusal !== undefined) return refusal;
    switch (`${request.method} ${request.url}`) {
      case 'POST /sandbox/reset':
        faults.clear();
        await resetSandbox(sandbox, seed);
        return { status: 204 };
      case 'GET /sandbox/clock':
        return { status: 200, body: { now: await readNow(sandbox.queries) } };
      case 'POST /sandbox/clock':
        await moveClock(sandbox, await readObject(request));
        return { status: 200, body: { now: await readNow(sandbox.queries) } };
      case 'GET /sandbox/faults':
        return { status: 200, body: faults.list() };
      case 'POST /sandbox/faults':
        faults.add(readFault(await readObject(request)));
        return { status: 201, body: faults.list() };
      case 'DELETE /sandbox/faults':
        faults.clear();
        return { status: 204 };
      default:
        return { status: 404, body: { message: 'The control port has no such path or method' } };
    }
  }
}

/** Sets the clock of the sandbox to `now`, or moves it forward by `advance` seconds. */
async function moveClock({ queries }: Sandbox, { now, advance }: Readonly<Record<string, unknown>>): Promise<void> {
  if (typeof now === 'string' && !Number.isNaN(Date.parse(now))) {
    requireClockTime(Date.parse(now));
    await setClock(queries, new Date(now).toISOString());
  } else if (typeof advance === 'number' && Number.isFinite(advance)) {
    requireClockTime((await readNow(queries)).getTime() + advance * 1000);
    await queries.update(clock).set({ ahead: sql`${clock.ahead} + make_interval(secs => ${advance})` });
    await announceWork(queries);
  } else
    throw new InvalidControlRequestError('The body must contain `now` (a time) or `advance` (a number of seconds)');
}

/** The maximum latency: one hour, in milliseconds. A JavaScript timer cannot wait longer than 25 days. */
const longestLatency = 3_600_000;

/**
 * The first and the last time to which the clock can be set. Git supports no time before 1970. RFC 3339 supports no
 * time after 9999. `lastClockTime` is earlier than the year 9999, because the next run of a schedule can be some years
 * later.
 */
const firstClockTime = Date.parse('1970-01-02T00:00:00Z');
const lastClockTime = Date.parse('9000-01-01T00:00:00Z');

function requireClockTime(time: number): void {
  if (time >= firstClockTime && time <= lastClockTime) return;
  throw new InvalidControlRequestError('The time must be from 1970-01-02 to 9000-01-01');
}

function readFault({ operation, times, latency, status }: Readonly<Record<string, unknown>>): Fault {
  const isCount = (value: unknown, least: number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least;
  if (operation !== undefined && typeof operation !== 'string')
    throw new InvalidControlRequestError('`operation` must be the name of an operation');
  if (times !== undefined && !isCount(times, 1))
    throw new InvalidControlRequestError('`times` must be a number of requests, at least 1');
  if (latency !== undefined && !(isCount(latency, 0) && latency <= longestLatency))
    throw new InvalidControlRequestError(`\`latency\` must be a number of milliseconds, at most ${longestLatency}`);
  if (status !== undefined && !(isCount(status, 400) && status < 600))
    throw new InvalidControlRequestError('`status` must be from 400 to 599');
  if (latency === undefined && status === undefined)
    throw new InvalidControlRequestError('The body must contain `latency` or `status`, or both');
  return {
    ...(operation === undefined ? {} : { operation }),
    ...(times === undefined ? {} : { times }),
    ...(latency === undefined ? {} : { latency }),
    ...(status === undefined ? {} : { status }),
  };
}

async function readObject(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > 10_000) throw new InvalidControlRequestError('The body is too long');
  }
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidControlRequestError('The body must be a JSON object');
  return { ...value };
}
