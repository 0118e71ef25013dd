import fc from 'fast-check';

/** A request with correct framing and invalid content. */
export interface BadRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array | undefined;
}

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const badges = '/api/v4/projects/aurora%2Fcompass/badges';

const printable = fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const escapes = fc.constantFrom('%', '%zz', '%00', '%E0%A4%A', '%C0%AF', '%ff', '%2e%2e', '%2F', '%0d%0a', '%u0041');
const piece = fc.oneof(printable, escapes, fc.constantFrom('..', '.', '', '__proto__', 'constructor', ';', '@', '\\'));

/** Paths that are malformed, unknown, or have invalid values. */
const path = fc.oneof(
  fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`),
  piece.map((value) => `${badges}/${value}`),
  piece.map((value) => `/api/v4/projects/${value}/badges/x`),
  fc.constantFrom(`/${'a'.repeat(9000)}`, `${badges}?${'a=b&'.repeat(3000)}`, '/'.repeat(4000)),
);

const query = fc.oneof(
  fc.constantFrom('page=two', 'page=0', 'page=1e9', 'page=%00', 'page=1&page=2', 'page[]=1', 'per_page=-1', 'page=%zz'),
  fc.constantFrom('page[a]=1', 'page=9'.repeat(300), `page[${'['.repeat(500)}`, `page${'[a]'.repeat(500)}=1`),
  fc
    .array(fc.tuple(printable, printable), { maxLength: 20 })
    .map((pairs) => `page=x&${pairs.map((pair) => pair.join('=')).join('&')}`),
);

const good = { link_url: 'https://a.example', image_url: 'https://b.example', name: 'Coverage' };

/** Malformed JSON, and JSON with invalid values. */
const json = fc.oneof(
  fc.integer({ min: 1, max: 80 }).map((length) => bytes(JSON.stringify(good).slice(0, length))),
  fc.json().map(bytes),
  fc.uint8Array({ minLength: 1, maxLength: 100 }),
  fc
    .record({ link_url: fc.anything(), image_url: fc.anything() })
    .map((value) => bytes(JSON.stringify(value, noBigInt) ?? '')),
  fc
    .constantFrom(
      '{"link_url":"https://a.example","link_url":"https://b.example","image_url":"https://b.example"}',
      '{"__proto__":{"isAdmin":true},"link_url":"https://a.example","image_url":"https://b.example"}',
      '{"constructor":{"prototype":{"a":1}}}',
      String.raw`{"link_url":"\u0000","image_url":"https://b.example"}`,
      String.raw`{"link_url":"\ud800","image_url":1}`,
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
      '{"link_url":1e999,"image_url":-0}',
      '\uFEFF{',
      'null',
      ' ',
    )
    .map(bytes),
);

const noBigInt = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

const form = fc.oneof(
  fc.constantFrom(
    'a=%',
    '%=%',
    'link_url[=1',
    'link_url]=1',
    `link_url${'[]'.repeat(2000)}=1`,
    '__proto__[a]=1',
    '=&=&=',
  ),
  printable,
  fc.constant(`${'a[0][b]=1&'.repeat(500)}link_url=x`),
);

const contentType = fc.oneof(
  fc.constantFrom('application/json', 'application/json;charset=utf-16', 'APPLICATION/JSON', 'application/xml', ''),
  fc.constantFrom('text/plain', 'multipart/form-data', 'application/x-www-form-urlencoded', 'a', '/', ';', ',', '*/*'),
  printable,
);

const head = { 'private-token': 'secret' };

const withBody = (
  method: fc.Arbitrary<string>,
  body: fc.Arbitrary<Uint8Array>,
  type: fc.Arbitrary<string>,
): fc.Arbitrary<BadRequest> =>
  fc.tuple(method, body, type).map(([name, content, mediaType]) => ({
    method: name,
    target: badges,
    headers: { ...head, ...(mediaType !== '' && { 'content-type': mediaType }) },
    body: content,
  }));

const methods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND', 'SEARCH', 'LINK');
const posted = fc.constant('POST');

/** Random bad requests of all kinds. A few of these requests may be valid by accident. */
export const badRequest: fc.Arbitrary<BadRequest> = fc.oneof(
  fc.record({ method: methods, target: path, headers: fc.constant(head), body: fc.constant(undefined) }),
  query.map((text) => ({ method: 'GET', target: `${badges}?${text}`, headers: head, body: undefined })),
  withBody(posted, json, fc.constant('application/json')),
  withBody(posted, form.map(bytes), fc.constant('application/x-www-form-urlencoded')),
  withBody(fc.constantFrom('POST', 'PUT', 'PATCH'), json, contentType),
  fc
    .tuple(
      fc.constantFrom('private-token', 'accept', 'content-encoding', 'cookie', 'x-request-id', 'prefer'),
      printable,
    )
    .map(([name, value]) => ({
      method: 'GET',
      target: `${badges}/9`,
      headers: { ...head, [name]: value },
      body: undefined,
    })),
);
