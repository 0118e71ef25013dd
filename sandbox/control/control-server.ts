import { sql } from 'drizzle-orm';
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

/** A request that cannot be understood. */
class BadControl extends Error {}

interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/**
 * What tests of clients do to a sandbox, on a port of its own: `POST /sandbox/reset`, `GET` and `POST /sandbox/clock`, `GET`, `POST`
 * and `DELETE /sandbox/faults`.
 *
 * @param access who may do so.
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
    const { status, headers, body } = await answer(request).catch((error: unknown): Answer => {
      if (error instanceof BadControl) return { status: 400, body: { message: error.message } };
      if (error instanceof SyntaxError) return { status: 400, body: { message: 'The body is not JSON' } };
      log?.error({ err: error }, 'A request to the control port failed');
      return { status: 500, body: { message: 'The sandbox failed; its log has the reason' } };
    });
    response.writeHead(status, { ...safeHeaders, ...headers, 'content-type': 'application/json' });
    response.end(body === undefined ? undefined : JSON.stringify(body));
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
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
        return { status: 404, body: { message: 'There is nothing here' } };
    }
  }
}

/** Sets the clock to `now`, or moves it on by `advance` seconds. */
async function moveClock({ queries }: Sandbox, { now, advance }: Readonly<Record<string, unknown>>): Promise<void> {
  if (typeof now === 'string' && !Number.isNaN(Date.parse(now))) {
    requireClockTime(Date.parse(now));
    await setClock(queries, new Date(now).toISOString());
  } else if (typeof advance === 'number' && Number.isFinite(advance)) {
    requireClockTime((await readNow(queries)).getTime() + advance * 1000);
    await queries.update(clock).set({ ahead: sql`${clock.ahead} + make_interval(secs => ${advance})` });
    await announceWork(queries);
  } else throw new BadControl('Send now, a time, or advance, a number of seconds');
}

/** An hour: in milliseconds. A timer of JavaScript that overflows, at 25 days, does not wait at all. */
const longestLatency = 3_600_000;

/** Git has no time before 1970, and RFC 3339 none after 9999; what is planned lies in the years after now. */
const firstClockTime = Date.parse('1970-01-02T00:00:00Z');
const lastClockTime = Date.parse('9000-01-01T00:00:00Z');

function requireClockTime(time: number): void {
  if (time >= firstClockTime && time <= lastClockTime) return;
  throw new BadControl('The clock goes from 1970-01-02 to 9000-01-01');
}

function readFault({ operation, times, latency, status }: Readonly<Record<string, unknown>>): Fault {
  const isCount = (value: unknown, least: number): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= least;
  if (operation !== undefined && typeof operation !== 'string') throw new BadControl('operation is the name of one');
  if (times !== undefined && !isCount(times, 1)) throw new BadControl('times is a number of calls');
  if (latency !== undefined && !(isCount(latency, 0) && latency <= longestLatency))
    throw new BadControl(`latency is a number of milliseconds, ${longestLatency} at most`);
  if (status !== undefined && !(isCount(status, 400) && status < 600))
    throw new BadControl('status is one from 400 to 599');
  if (latency === undefined && status === undefined) throw new BadControl('Send latency, status, or both');
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
    if (text.length > 10_000) throw new BadControl('The body is too long');
  }
  const value: unknown = JSON.parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new BadControl('Send an object');
  return { ...value };
}
