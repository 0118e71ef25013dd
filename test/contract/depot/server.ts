import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';

/**
 * A server that conforms to its description. Its behaviour is unusual, and could be mistaken for a deviation. The
 * server uses no code of forgespec.
 */
export interface Depot {
  readonly url: string;
  /** The labels of the existing parcels. */
  labels(): string[];
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

type Members = Record<string, unknown>;

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function refuseIf(isWrong: boolean, message: string, status = 400): void {
  if (isWrong) throw new Refused(status, message);
}

const isObject = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Properties that a request must not contain at any depth. */
const given: ReadonlySet<string> = new Set(['code', 'id', 'joined', 'number', 'revision', 'views']);

function refuseGiven(value: unknown): void {
  if (Array.isArray(value)) for (const item of value) refuseGiven(item);
  if (!isObject(value)) return;
  for (const [name, member] of Object.entries(value)) {
    refuseIf(given.has(name), `${name} is read-only`);
    refuseGiven(member);
  }
}

export async function startDepot(): Promise<Depot> {
  const parcels = new Map<number, Members>();
  let last = 0;
  let events = 3;
  let requests = 0;

  const add = (fields: Members): Members => {
    last += 1;
    const { tracking, lines, owner } = fields;
    const parcel: Members = { ...fields, id: last, views: 0, revision: 1 };
    if (isObject(tracking)) {
      const steps = Array.isArray(tracking['steps']) ? tracking['steps'] : [];
      parcel['tracking'] = { code: `T-${last}`, steps: steps.map((step, index) => ({ ...step, number: index + 1 })) };
    }
    if (Array.isArray(lines)) parcel['lines'] = lines.map((line, index) => line && { ...line, number: index + 1 });
    if (isObject(owner)) parcel['owner'] = { ...owner, joined: '2026-01-01' };
    parcels.set(last, parcel);
    return parcel;
  };
  for (const label of ['Books', 'Books', 'Lamps', 'Lamps', 'Lamps']) add({ label, secret: 'hidden', weight: 1 });

  /**
   * Returns the JSON text of a parcel, without write-only properties. `due` is written with the UTC offset `+01:00`. A
   * whole `weight` is written with the fraction `.0`.
   */
  const show = ({ secret: _secret, due, ...parcel }: Members): string => {
    const shifted =
      typeof due === 'string'
        ? new Date(Date.parse(due) + 3_600_000).toISOString().replace(/\.\d+Z$/u, '+01:00')
        : undefined;
    return JSON.stringify({ ...parcel, due: shifted }).replace(/"weight":(\d+)/u, '"weight":$1.0');
  };

  const json = (status: number, body: string, headers: Reply['headers'] = {}): Reply => ({
    status,
    type: 'Application/JSON ; Charset="utf-8"',
    body,
    headers,
  });

  const list = (query: URLSearchParams): Reply => {
    const number = (name: string, most: number, usual: number): number => {
      const value = query.get(name);
      refuseIf(value !== null && !(/^\d+$/u.test(value) && Number(value) >= 1 && Number(value) <= most), name);
      return value === null ? usual : Number(value);
    };
    const [page, limit] = [number('page', 1e9, 1), number('limit', 50, 20)];
    const sort = query.get('sort') ?? 'asc';
    refuseIf(sort !== 'asc' && sort !== 'desc', 'sort');
    // Sorts by label. Parcels with the same label stay in the order of creation.
    const sign = sort === 'asc' ? 1 : -1;
    const sorted = [...parcels.values()].toSorted(
      (a, b) => sign * String(a['label']).localeCompare(String(b['label'])),
    );
    return json(
      200,
      `[${sorted
        .slice((page - 1) * limit, page * limit)
        .map(show)
        .join(',')}]`,
    );
  };

  const listEvents = (query: URLSearchParams): Reply => {
    // The data sometimes changes between two requests.
    if (requests % 5 === 0) events += 1;
    const size = Number(query.get('size') ?? 20);
    refuseIf(!(Number.isInteger(size) && size >= 1 && size <= 20), 'size');
    const cursor = query.get('cursor') ?? '';
    const [, mark = '0'] = /^after-(\d+)$/u.exec(cursor) ?? [];
    refuseIf(cursor !== '' && mark === '0', 'cursor');
    const end = Math.min(events, Number(mark) + size);
    const shown = Array.from(
      { length: Math.max(0, end - Number(mark)) },
      (_, index) => `event ${Number(mark) + index + 1}`,
    );
    const next = end < events ? `after-${end}` : null;
    return { status: 200, type: 'application/json; Profile="short"', body: JSON.stringify({ events: shown, next }) };
  };

  const checked = (body: string, type: string, required: readonly string[]): Members => {
    refuseIf(type !== 'application/json', 'JSON, please', 415);
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      throw new Refused(400, 'That is not JSON.');
    }
    if (!isObject(value)) throw new Refused(400, 'An object, please.');
    refuseGiven(value);
    const { label, secret, due, weight, tracking, lines, owner } = value;
    refuseIf(
      required.some((name) => value[name] === undefined),
      'Something is missing.',
    );
    refuseIf(label !== undefined && !(typeof label === 'string' && label.length >= 1 && label.length <= 60), 'label');
    refuseIf(secret !== undefined && !(typeof secret === 'string' && secret.length >= 4), 'secret');
    refuseIf(due !== undefined && !(typeof due === 'string' && !Number.isNaN(Date.parse(due))), 'due');
    refuseIf(weight !== undefined && !(Number.isInteger(weight) && Number(weight) >= 1), 'weight');
    refuseIf(tracking !== undefined && !isObject(tracking), 'tracking');
    refuseIf(
      lines !== undefined && !(Array.isArray(lines) && lines.every((line) => line === null || isObject(line))),
      'lines',
    );
    refuseIf(owner !== undefined && !(isObject(owner) && typeof owner['name'] === 'string'), 'owner');
    return value;
  };

  const inParcel = (request: IncomingMessage, id: string, body: string, type: string): Reply => {
    const parcel = parcels.get(id === 'special' ? 1 : Number(id));
    if (parcel === undefined) throw new Refused(404, 'No such parcel.');
    switch (request.method) {
      case 'GET':
        if (request.headers['if-none-match'] === `W/"${String(parcel['revision'])}"`) return { status: 304 };
        parcel['views'] = Number(parcel['views']) + 1;
        return json(200, show(parcel), { ETag: `W/"${String(parcel['revision'])}"` });
      case 'PATCH': {
        const changes = checked(body, type, []);
        const isKnown = Object.keys(changes).every((name) => ['due', 'secret'].includes(name));
        refuseIf(!isKnown || Object.keys(changes).length === 0, 'Nothing to change.');
        Object.assign(parcel, changes, { revision: Number(parcel['revision']) + 1 });
        return json(200, show(parcel));
      }
      case 'DELETE':
        parcels.delete(Number(parcel['id']));
        return { status: 200 };
      default:
        throw new Refused(405, 'GET, PATCH, DELETE');
    }
  };

  const answer = (request: IncomingMessage, body: string): Reply => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams: query } = new URL(url, 'http://localhost');
    const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
    const isMember = headers.cookie === 'depot=session-of-mira';
    if (pathname === '/api/ping') return method === 'GET' ? { status: 200 } : { status: 501 };
    if (pathname === '/api/model') {
      if (method !== 'GET' && method !== 'HEAD') return { status: 403 };
      return { status: 200, type: 'model/gltf+json', body: '{"asset":{}}' };
    }
    if (pathname === '/other/vault') {
      // A caller with the wrong cookie gets 404. A caller without a cookie gets 403.
      if (!isMember) throw new Refused(headers.cookie === undefined ? 403 : 404, 'What vault?');
      return method === 'GET' ? { status: 200, type: 'text/plain', body: 'gold' } : { status: 404 };
    }
    refuseIf(!isMember, 'Who are you?', 401);
    if (pathname === '/api/way') return { status: 302, headers: { Location: '/api/ping' } };
    if (pathname === '/api/events') {
      refuseIf(method !== 'GET', 'GET', 405);
      return listEvents(query);
    }
    if (pathname === '/api/parcels') {
      refuseIf(method !== 'GET' && method !== 'POST', 'GET, POST', 405);
      if (method === 'GET') return list(query);
      const fields = checked(body, type, ['label', 'secret', 'weight']);
      refuseIf(
        [...parcels.values()].some(({ label }) => last > 5 && label === fields['label']),
        'Taken.',
        409,
      );
      return json(201, show(add(fields)));
    }
    const [, id] = /^\/api\/parcels\/(\d+|special)$/u.exec(pathname) ?? [];
    if (id === undefined) throw new Refused(404, 'Nothing here.');
    return inParcel(request, id, body, type);
  };

  const reply = (request: IncomingMessage, body: string): Reply => {
    requests += 1;
    // Every 23rd request gets the status 429 with `Retry-After`, as if the server limited the rate of requests.
    if (requests % 23 === 0) return { status: 429, headers: { 'Retry-After': '0' } };
    try {
      return answer(request, body);
    } catch (error) {
      const status = error instanceof Refused ? error.status : 500;
      const title = error instanceof Error ? error.message : String(error);
      const headers: Record<string, string> = status === 405 ? { Allow: title } : {};
      return { status, type: 'application/problem+json', body: JSON.stringify({ title }), headers };
    }
  };

  const server = createServer((request, response) => {
    const respond = async (): Promise<void> => {
      const { status, type, body, headers = {} } = reply(request, await text(request));
      // Compresses each response, even if the request has no Accept-Encoding, and closes each connection.
      response.writeHead(status, {
        ...headers,
        Connection: 'close',
        ...(type !== undefined && { 'Content-Type': type, 'Content-Encoding': 'gzip' }),
      });
      response.end(body === undefined || request.method === 'HEAD' ? undefined : gzipSync(body));
    };
    respond().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    labels: () => [...parcels.values()].map(({ label }) => String(label)),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
