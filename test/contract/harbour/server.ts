import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** Returns true for a day that exists. `Date` takes the 30th of February for the 2nd of March. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/u.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text);

/** The faults that the harbour server can have. */
export type HarbourFault =
  | 'a total as text'
  | 'an ETag without quotes'
  | 'any depth is accepted'
  | 'any session is accepted'
  | 'bookings are made immediately'
  | 'changes are not visible'
  | 'uploads return the chart'
  | 'arrivals end after the first page'
  | 'arrivals never end'
  | 'each page of arrivals is the first page'
  | 'no location'
  | 'notes as HTML'
  | 'offsets count from one'
  | 'searches for occupied berths fail'
  | 'tides need a key'
  | 'removed berths remain';

interface Berth {
  readonly id: string;
  readonly name: string;
  readonly kind?: string;
  readonly tags?: readonly string[];
  depth: number;
  covered?: boolean;
  remarks?: string | null;
  version: number;
  notes: string;
  readonly occupied: boolean;
}

interface Reply {
  readonly status: number;
  readonly type?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Harbour {
  readonly url: string;
  /** The method and path of each request so far. */
  readonly seen: readonly string[];
  close(): Promise<void>;
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const token = 'token-of-mira';
const kinds = ['quay', 'buoy', 'dock'];
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/u;

function refuseUnless(isFine: boolean, message: string, status = 400): asserts isFine {
  if (!isFine) throw new Refused(status, message);
}

/** Starts a hand-written harbour server that uses only Node. Returns the URL of the server and the requests so far. */
export async function startHarbour(faults: ReadonlySet<HarbourFault> = new Set()): Promise<Harbour> {
  const berths = new Map<string, Berth>();
  for (const [index, name] of ['Old quay', 'Fish quay', 'Outer buoy', 'Dry dock', 'Ferry quay'].entries()) {
    const id = `00000000-0000-4000-8000-00000000000${index}`;
    const kind = kinds[index % 3] ?? 'quay';
    berths.set(id, { id, name, kind, depth: 4 + index, tags: ['crane'], occupied: index === 1, version: 1, notes: '' });
  }
  const arrivals = Array.from({ length: 7 }, (_, index) => ({
    number: 7 - index,
    at: `2026-03-0${7 - index}T06:00:00Z`,
    vessel:
      index % 2 === 0
        ? { type: 'cargo', imo: '9074729', holds: 4 }
        : { type: 'tanker', imo: '9321483', doubleHull: true },
  }));

  const shown = ({ version: _version, notes: _notes, ...berth }: Berth): object => berth;

  const readJson = (body: string, type: string, wanted: string): Record<string, unknown> => {
    refuseUnless(type === wanted, 'Another type of content is wanted.', 415);
    try {
      const value: unknown = JSON.parse(body);
      refuseUnless(typeof value === 'object' && value !== null && !Array.isArray(value), 'An object is wanted.');
      return value as Record<string, unknown>;
    } catch (error) {
      if (error instanceof Refused) throw error;
      throw new Refused(400, 'The body is not JSON.');
    }
  };

  const isDepth = (value: unknown): value is number =>
    typeof value === 'number' && (faults.has('any depth is accepted') || (value > 1 && value <= 40));
  const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';

  const checkChange = ({ depth, covered, remarks }: Record<string, unknown>): void => {
    refuseUnless(depth === undefined || isDepth(depth), 'depth is out of bounds');
    refuseUnless(covered === undefined || typeof covered === 'boolean', 'covered is a boolean');
    refuseUnless(remarks === undefined || isTextOrNull(remarks), 'remarks is a text or null');
  };

  const checkDraft = (draft: Record<string, unknown>): Record<string, unknown> => {
    const { name, depth, kind, position, tags } = draft;
    const known = ['name', 'depth', 'kind', 'covered', 'position', 'tags', 'remarks'];
    refuseUnless(
      Object.keys(draft).every((key) => known.includes(key)),
      'The body has an unknown key.',
    );
    refuseUnless(typeof name === 'string' && name.length >= 2 && name.length <= 40, 'name has 2 to 40 characters');
    refuseUnless(isDepth(depth), 'depth is missing or out of bounds');
    checkChange(draft);
    refuseUnless(kind === undefined || kinds.includes(String(kind)), 'kind is unknown');
    if (position !== undefined) {
      const { lat, lon } = (position ?? {}) as Record<string, unknown>;
      refuseUnless(typeof lat === 'number' && Math.abs(lat) <= 90, 'lat is out of bounds');
      refuseUnless(typeof lon === 'number' && Math.abs(lon) <= 180, 'lon is out of bounds');
    }
    const isTag = (tag: unknown): boolean => typeof tag === 'string' && tag !== '';
    refuseUnless(tags === undefined || (Array.isArray(tags) && tags.length <= 5 && tags.every(isTag)), 'bad tags');
    return draft;
  };

  const count = (query: URLSearchParams, name: string, least: number, most: number, usual: number): number => {
    const given = query.get(name);
    if (given === null) return usual;
    refuseUnless(/^\d+$/u.test(given) && Number(given) >= least && Number(given) <= most, `${name} is out of bounds`);
    return Number(given);
  };

  const search = (query: URLSearchParams): Reply => {
    const limit = count(query, 'limit', 1, 50, 10);
    const given = count(query, 'offset', 0, 1e9, 0);
    const offset = given > 0 && faults.has('offsets count from one') ? given - 1 : given;
    const flag = (name: string): boolean | undefined => {
      const value = query.get(name);
      refuseUnless(value === null || value === 'true' || value === 'false', `${name} is true or false`);
      return value === null ? undefined : value === 'true';
    };
    const number = (name: string, least: number, most: number, usual: number): number => {
      const value = query.get(name);
      const given = value === null ? usual : Number(value);
      refuseUnless(Number.isFinite(given) && value !== '' && given >= least && given <= most, `${name} is a number`);
      return given;
    };
    const kind = query.get('kind');
    refuseUnless(kind === null || kinds.includes(kind), 'kind is unknown');
    const [least, most] = [number('minDepth', 0, Infinity, 0), number('maxDepth', -Infinity, 100, 100)];
    for (const axis of ['lat', 'lon']) number(`near[${axis}]`, -180, 180, 0);
    const [occupied, covered] = [flag('occupied'), flag('covered')];
    refuseUnless(!(faults.has('searches for occupied berths fail') && occupied !== undefined), 'A defect.', 500);
    const tags = query.get('tags')?.split('|') ?? [];
    const ids = query.get('ids')?.split(',');
    const found = [...berths.values()]
      .filter((berth) => kind === null || berth.kind === kind)
      .filter(({ depth }) => depth >= least && depth <= most)
      .filter((berth) => occupied === undefined || berth.occupied === occupied)
      .filter((berth) => covered === undefined || (berth.covered ?? false) === covered)
      .filter((berth) => tags.every((tag) => berth.tags?.includes(tag) === true))
      .filter(({ id }) => ids === undefined || ids.includes(id));
    const items = found.slice(offset, offset + limit).map(shown);
    const total = faults.has('a total as text') ? String(found.length) : found.length;
    return { status: 200, body: { items, total }, headers: { 'X-Request-Id': randomUUID() } };
  };

  const add = (draft: Record<string, unknown>, path: string): Reply => {
    checkDraft(draft);
    const isTaken = [...berths.values()].some(({ name }) => name === draft.name);
    refuseUnless(!isTaken, 'There is a berth of this name.', 409);
    const id = randomUUID();
    const { name, depth, kind, covered, tags, remarks } = draft;
    const berth = { id, name, depth, kind, covered, tags, remarks, occupied: false, version: 1, notes: '' } as Berth;
    berths.set(id, berth);
    const headers = faults.has('no location') ? {} : { Location: `${path}/${id}` };
    return { status: 201, body: shown(berth), headers };
  };

  const change = (berth: Berth, ifMatch: string | undefined, body: string, type: string): Reply => {
    refuseUnless(ifMatch === undefined || ifMatch === `"${berth.version}"`, 'It has changed since.', 412);
    const changes = readJson(body, type, 'application/merge-patch+json');
    refuseUnless(Object.keys(changes).length > 0, 'There is nothing to change.');
    checkChange(changes);
    const { depth, covered, remarks } = changes as Partial<Berth>;
    if (!faults.has('changes are not visible')) {
      if (depth !== undefined) berth.depth = depth;
      if (covered !== undefined) berth.covered = covered;
      if (remarks !== undefined) berth.remarks = remarks;
      berth.version += 1;
    }
    return { status: 204 };
  };

  const listArrivals = (query: URLSearchParams): Reply => {
    const size = count(query, 'size', 1, 20, 5);
    const cursor = query.get('cursor');
    refuseUnless(cursor === null || /^after-\d+$/u.test(cursor) || cursor === '', 'There is no such page.');
    const after = cursor === null || cursor === '' ? 8 : Number(cursor.slice('after-'.length));
    const rest = arrivals.filter(
      ({ number }) => number < (faults.has('each page of arrivals is the first page') ? 8 : after),
    );
    const page = rest.slice(0, size);
    const last = page.at(-1);
    const next = last === undefined || last.number === 1 ? null : `after-${last.number}`;
    if (faults.has('arrivals never end')) return { status: 200, body: { arrivals: page, next: next ?? 'after-8' } };
    // With this fault, only a page of the size 20 has a cursor. With any other size, the list ends after the first
    // page.
    if (faults.has('arrivals end after the first page')) {
      return { status: 200, body: { arrivals: page, next: size === 20 ? 'after-1' : null } };
    }
    return { status: 200, body: { arrivals: page, next } };
  };

  const book = (form: URLSearchParams, type: string): Reply => {
    refuseUnless(type === 'application/x-www-form-urlencoded', 'A form is wanted.', 415);
    refuseUnless(/^\d{7}$/u.test(form.get('imo') ?? ''), 'imo has seven digits');
    refuseUnless(isDay(form.get('from') ?? ''), 'from is a date');
    count(form, 'nights', 1, 30, 1);
    refuseUnless(
      form.getAll('services').every((service) => ['water', 'power'].includes(service)),
      'unknown service',
    );
    return { status: faults.has('bookings are made immediately') ? 201 : 202, body: { state: 'asked' } };
  };

  const authorize = (
    scheme: 'bearer' | 'pilot' | 'session',
    request: IncomingMessage,
    query: URLSearchParams,
  ): void => {
    const { authorization = '', cookie = '' } = request.headers;
    const pilot = `Basic ${Buffer.from('pilot:deep-water').toString('base64')}`;
    const isSession = faults.has('any session is accepted')
      ? cookie !== ''
      : cookie === 'harbour_session=session-of-mira';
    const isLetIn = {
      bearer: authorization === `Bearer ${token}` || query.get('key') === 'key-of-mira',
      pilot: authorization === pilot,
      session: isSession,
    }[scheme];
    refuseUnless(isLetIn, 'Who are you?', 401);
  };

  const berthOf = (id: string): Berth => {
    const berth = berths.get(id);
    refuseUnless(berth !== undefined, 'There is no such berth.', 404);
    return berth;
  };

  const inBerth = (
    method: string,
    part: string,
    id: string,
    request: IncomingMessage,
    body: string,
    query: URLSearchParams,
    type: string,
  ): Reply => {
    authorize(part === 'bookings' ? 'session' : 'bearer', request, query);
    refuseUnless(/^(?:inner|outer)$/u.test(String(request.headers['x-harbour'])), 'X-Harbour is inner or outer');
    refuseUnless(uuid.test(id), 'There is no such berth.', 404);
    const berth = berthOf(id);
    switch (`${method} ${part}`) {
      case 'GET ': {
        const etag = faults.has('an ETag without quotes') ? String(berth.version) : `"${berth.version}"`;
        return { status: 200, body: shown(berth), headers: { ETag: etag } };
      }
      case 'PATCH ':
        return change(berth, request.headers['if-match'], body, type);
      case 'DELETE ':
        if (!faults.has('removed berths remain')) berths.delete(id);
        return { status: 204 };
      case 'GET notes':
        return {
          status: 200,
          body: berth.notes,
          type: faults.has('notes as HTML') ? 'text/html' : 'text/plain; charset=utf-8',
        };
      case 'PUT notes':
        refuseUnless(type === 'text/plain', 'A text is wanted.', 415);
        refuseUnless(body.length <= 200 && body !== '', 'The notes are empty, or too long.');
        berth.notes = body;
        return { status: 204 };
      case 'GET arrivals':
        return listArrivals(query);
      case 'POST bookings':
        return book(new URLSearchParams(body), type);
      default:
        throw new Refused(405, 'GET, POST, PUT, PATCH, DELETE');
    }
  };

  const answer = (request: IncomingMessage, body: string): Reply => {
    const { method = '', url = '' } = request;
    const { cookie = '' } = request.headers;
    const address = new URL(url, 'http://localhost');
    const [type = ''] = (request.headers['content-type'] ?? '').split(';', 1);
    const [, version, area = '', id = '', part = '', ...more] = address.pathname.split('/').map(decodeURIComponent);
    refuseUnless(version === 'v1' && more.length === 0, 'There is nothing here.', 404);
    const { searchParams: query } = address;
    if (area === 'berths' && id !== '') return inBerth(method, part, id, request, body, query, type);
    switch (`${method} ${area}`) {
      case 'POST session': {
        const { user, password } = readJson(body, type, 'application/json');
        refuseUnless(
          typeof user === 'string' && typeof password === 'string' && user !== '' && password !== '',
          'who?',
        );
        refuseUnless(password !== 'wrong', 'Who are you?', 401);
        return { status: 200, body: { token } };
      }
      case 'GET berths':
      case 'POST berths':
        authorize('bearer', request, query);
        refuseUnless(/^(?:inner|outer)$/u.test(String(request.headers['x-harbour'])), 'X-Harbour is inner or outer');
        return method === 'GET' ? search(query) : add(readJson(body, type, 'application/json'), address.pathname);
      case 'GET vessels':
        authorize('pilot', request, query);
        refuseUnless(/^\d{7}$/u.test(id), 'imo has seven digits');
        return { status: 200, body: arrivals.find(({ vessel }) => vessel.imo === id)?.vessel ?? arrivals[0]?.vessel };
      case 'GET tides.csv':
        refuseUnless(!faults.has('tides need a key') || query.has('key'), 'Who are you?', 401);
        refuseUnless(isDay(query.get('date') ?? ''), 'date is a date');
        refuseUnless(
          /(?:^|; )units=(?:metres|feet)(?:;|$)/u.test(cookie) || !cookie.includes('units='),
          'unknown units',
        );
        return { status: 200, body: 'time,height\n05:12,3.4\n', type: 'text/csv' };
      case 'POST charts':
        authorize('bearer', request, query);
        refuseUnless(/^(?:multipart\/form-data|application\/octet-stream)$/u.test(type), 'Not this type.', 415);
        refuseUnless(
          type === 'application/octet-stream'
            ? body !== ''
            : body.includes('name="name"') && body.includes('name="chart"; filename='),
          'name or chart is missing',
        );
        return { status: 201, ...(faults.has('uploads return the chart') && { body: { chart: body } }) };
      default:
        throw new Refused(404, 'There is nothing here.');
    }
  };

  const reply = (request: IncomingMessage, body: string): Reply => {
    try {
      return answer(request, body);
    } catch (error) {
      const [status, detail] =
        error instanceof Refused
          ? [error.status, error.message]
          : error instanceof URIError
            ? [400, 'Bad address.']
            : [500, String(error)];
      const headers: Record<string, string> = status === 405 ? { Allow: detail } : {};
      return { status, body: { title: 'Refused', status, detail }, type: 'application/problem+json', headers };
    }
  };

  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url?.split('?', 1)[0]}`);
    const respond = async (): Promise<void> => {
      const { status, type = 'application/json', body, headers = {} } = reply(request, await text(request));
      response.writeHead(status, { ...headers, ...(body !== undefined && { 'Content-Type': type }) });
      const bytes = typeof body === 'string' ? body : JSON.stringify(body);
      response.end(request.method === 'HEAD' ? undefined : bytes);
    };
    respond().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
