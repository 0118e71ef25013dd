import { isJsonObject, type JsonObject, type JsonValue } from '../../../description/json/json.ts';

/** A response of the lockers service. */
export interface LockerResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The value of the JSON body. Undefined for no body. */
  readonly body?: JsonValue;
}

/** A request to the lockers service, without the base path. */
export interface LockerRequest {
  readonly method: string;
  /** The path and the query: `/lockers?limit=2`. */
  readonly target: string;
  readonly contentType: string | undefined;
  readonly body: string;
}

/** The settings of a lockers service. */
export interface LockerSettings {
  /** The text in front of the path of `Location`. */
  readonly location: string;
  /** Applies a change now or later. Default: now. */
  readonly apply?: (change: () => void) => void;
  /** A fault of the service. */
  readonly fault?: 'changesOthers' | 'ignoresDefault' | 'removesOthers' | 'resetsUnsent' | undefined;
}

const problem = (status: number, title: string): LockerResponse => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body: { title },
});

const code = /^[A-Z]{2}-[0-9]{1,9}$/u;

/** The rules of the properties of a locker. */
const rules: Readonly<Record<string, (value: JsonValue | undefined) => boolean>> = {
  code: (value) => typeof value === 'string' && code.test(value),
  size: (value) => value === 'small' || value === 'large',
  weight: (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100,
  note: (value) => value === null || (typeof value === 'string' && Array.from(value).length <= 50),
};

const isValid = (
  body: JsonValue | undefined,
  names: readonly string[],
  required: readonly string[],
): body is JsonObject =>
  isJsonObject(body) &&
  Object.entries(body).every(([name, value]) => names.includes(name) && rules[name]?.(value) === true) &&
  required.every((name) => body[name] !== undefined);

/** Returns the service, which stores lockers in memory. */
export function createLockers({ location, apply = (change) => change(), fault }: LockerSettings) {
  const lockers = new Map<string, JsonObject>(
    ['AA-1', 'AB-12', 'BC-3'].map((key, index) => [
      key,
      { code: key, size: index === 1 ? 'large' : 'small', weight: index, note: null },
    ]),
  );
  const codes = new Set(lockers.keys());

  const list = (query: URLSearchParams): LockerResponse => {
    const [limit, offset] = [query.get('limit') ?? '20', query.get('offset') ?? '0'];
    const size = query.get('size');
    const isLimit = /^\d{1,6}$/u.test(limit) && Number(limit) >= 1 && Number(limit) <= 50;
    if (!isLimit || !/^\d{1,6}$/u.test(offset) || Number(offset) > 10_000) return problem(400, 'Wrong page');
    if (size !== null && rules['size']?.(size) !== true) return problem(400, 'Wrong size');
    const all = [...lockers.values()]
      .filter((locker) => size === null || locker['size'] === size)
      .toSorted((a, b) => (String(a['code']) < String(b['code']) ? -1 : 1));
    const items = all.slice(Number(offset), Number(offset) + Number(limit));
    return { status: 200, body: { items, total: all.length } };
  };

  const create = (body: JsonValue | undefined): LockerResponse => {
    if (!isValid(body, ['code', 'size', 'weight', 'note'], ['code', 'size'])) return problem(400, 'Wrong locker');
    const key = String(body['code']);
    if (codes.has(key)) return problem(409, 'The code is in use');
    const locker = { weight: fault === 'ignoresDefault' ? 7 : 0, note: null, ...body };
    codes.add(key);
    apply(() => void lockers.set(key, locker));
    return { status: 201, headers: { location: `${location}/lockers/${key}` }, body: locker };
  };

  const change = (key: string, found: JsonObject, body: JsonValue | undefined): LockerResponse => {
    if (!isValid(body, ['size', 'weight', 'note'], []) || Object.keys(body).length === 0)
      return problem(400, 'Wrong locker');
    const reset = fault === 'resetsUnsent' ? { weight: 0 } : {};
    apply(() => {
      const now = lockers.get(key);
      if (now !== undefined) lockers.set(key, { ...now, ...reset, ...body });
      for (const [other, locker] of fault === 'changesOthers' ? lockers : [])
        lockers.set(other, { ...locker, ...body });
    });
    return { status: 200, body: { ...found, ...reset, ...body } };
  };

  const remove = (key: string): LockerResponse => {
    apply(() => {
      const [other = key] = fault === 'removesOthers' ? [...lockers.keys()].filter((each) => each !== key) : [];
      lockers.delete(key);
      lockers.delete(other);
      codes.delete(key);
    });
    return { status: 204 };
  };

  return ({ method: sent, target, contentType = '', body }: LockerRequest): LockerResponse => {
    const { pathname, searchParams } = new URL(target, 'http://localhost');
    const [, collection, key, ...rest] = pathname.split('/');
    const method = sent === 'HEAD' ? 'GET' : sent;
    if (collection !== 'lockers' || rest.length > 0 || key === '') return problem(404, 'Not found');
    const allowed = key === undefined ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD', 'PATCH', 'DELETE'];
    if (!allowed.includes(sent)) return { status: 405, headers: { allow: allowed.join(', ') } };
    const found = key === undefined ? undefined : lockers.get(key);
    if (key !== undefined && found === undefined) return problem(404, 'Not found');
    if (method === 'GET') return found === undefined ? list(searchParams) : { status: 200, body: found };
    if (key !== undefined && method === 'DELETE') return remove(key);
    if (!/^application\/json\s*(?:;|$)/iu.test(contentType)) return problem(415, 'Not JSON');
    let value: JsonValue;
    try {
      value = JSON.parse(body);
    } catch {
      return problem(400, 'Not JSON');
    }
    return key === undefined || found === undefined ? create(value) : change(key, found, value);
  };
}
