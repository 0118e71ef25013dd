/** A change of a description that must not break a program that calls the generated client. */
export interface CompatibleChange {
  readonly name: string;
  /** The method of the request. */
  readonly method: string;
  /** The end of the path template, such as `/{id}`. Default: no path parameter. */
  readonly path?: string;
  /** The properties of the operation before the change, besides its id, its tag and its responses. */
  readonly before?: object;
  /** The properties of the operation that the change adds or replaces. */
  readonly after: object;
  /** The code of the second argument: a value that was valid before the change. Default: `undefined`. */
  readonly second?: string;
  /** The code of an option that was required before the change, such as `headers: { a: 'b' }`. */
  readonly option?: string;
  /** The type of the data. Default: `Thing`. */
  readonly data?: string;
}

const text = { schema: { type: 'string' } };
const thing = { schema: { $ref: '#/components/schemas/Thing' } };
const things = { schema: { type: 'array', items: thing.schema } };
const json = (content: object) => ({ content: { 'application/json': content } });
const found = { description: 'Found.', ...json(thing) };
const missing = { description: 'Missing.', ...json({ schema: { $ref: '#/components/schemas/Fault' } }) };
const responses = { 200: found, 404: missing };
const parameter = (location: string, name: string, more: object = {}) => ({ name, in: location, ...text, ...more });
const id = parameter('path', 'id', { required: true, schema: { type: 'integer' } });
const body = (properties: object, required: readonly string[] = []) => ({
  required: true,
  ...json({ schema: { type: 'object', required, properties } }),
});
const size = { size: { type: 'integer' } };
const withResponse = (more: object) => ({ responses: { ...responses, 200: { ...found, ...more } } });

/** The responses of an operation without `responses`. */
export const usualResponses: object = responses;

export const compatibleChanges: readonly CompatibleChange[] = [
  { name: 'first query of GET without a path', method: 'get', after: { parameters: [parameter('query', 'q')] } },
  {
    name: 'first query of GET',
    method: 'get',
    path: '/{id}',
    before: { parameters: [id] },
    after: { parameters: [id, parameter('query', 'q')] },
    second: '{}',
  },
  { name: 'first query of POST', method: 'post', after: { parameters: [parameter('query', 'q')] } },
  {
    name: 'first query of DELETE',
    method: 'delete',
    path: '/{id}',
    before: { parameters: [id] },
    after: { parameters: [id, parameter('query', 'q')] },
  },
  {
    name: 'another query',
    method: 'get',
    before: { parameters: [parameter('query', 'q')] },
    after: { parameters: [parameter('query', 'q'), parameter('query', 'r', { schema: { type: 'integer' } })] },
    second: "{ q: 'a' }",
  },
  {
    name: 'first header',
    method: 'get',
    after: { parameters: [parameter('header', 'x-count', { schema: { type: 'integer' } })] },
  },
  {
    name: 'first header that is an object',
    method: 'post',
    before: { requestBody: body(size) },
    after: { parameters: [parameter('header', 'x-at', { schema: { type: 'object' } })] },
    second: '{ size: 1 }',
  },
  {
    name: 'another header',
    method: 'get',
    before: { parameters: [parameter('header', 'x-key', { required: true })] },
    after: { parameters: [parameter('header', 'x-key', { required: true }), parameter('header', 'x-other')] },
    option: "headers: { 'x-key': 'k' }",
  },
  { name: 'first cookie', method: 'get', after: { parameters: [parameter('cookie', 'theme')] } },
  {
    name: 'first body of POST',
    method: 'post',
    path: '/{id}',
    before: { parameters: [id] },
    after: { requestBody: { ...body(size), required: false } },
  },
  { name: 'first body of PUT', method: 'put', after: { requestBody: { ...body(size), required: false } } },
  { name: 'first body of DELETE', method: 'delete', after: { requestBody: { ...body(size), required: false } } },
  {
    name: 'first body of POST that is a file',
    method: 'post',
    after: { requestBody: { content: { 'image/*': {} } } },
  },
  {
    name: 'property of a request',
    method: 'post',
    before: { requestBody: body(size) },
    after: { requestBody: body({ ...size, color: { type: 'string' } }) },
    second: '{ size: 1 }',
  },
  {
    name: 'optional property of a request',
    method: 'post',
    before: { requestBody: body(size, ['size']) },
    after: { requestBody: body(size) },
    second: '{ size: 1 }',
  },
  {
    name: 'optional body',
    method: 'put',
    before: { requestBody: body(size) },
    after: { requestBody: { ...body(size), required: false } },
    second: '{ size: 1 }',
  },
  {
    name: 'optional query',
    method: 'get',
    before: { parameters: [parameter('query', 'q', { required: true })] },
    after: { parameters: [parameter('query', 'q')] },
    second: "{ q: 'a' }",
  },
  {
    name: 'optional query of POST',
    method: 'post',
    before: { parameters: [parameter('query', 'q', { required: true })] },
    after: { parameters: [parameter('query', 'q')] },
    option: "query: { q: 'a' }",
  },
  {
    name: 'optional header',
    method: 'get',
    before: { parameters: [parameter('header', 'x-key', { required: true })] },
    after: { parameters: [parameter('header', 'x-key')] },
    option: "headers: { 'x-key': 'k' }",
  },
  {
    name: 'wider query',
    method: 'get',
    before: { parameters: [parameter('query', 'q')] },
    after: { parameters: [parameter('query', 'q', { schema: { type: ['string', 'integer'] } })] },
    second: "{ q: 'a' }",
  },
  {
    name: 'wider path',
    method: 'get',
    path: '/{id}',
    before: { parameters: [id] },
    after: { parameters: [parameter('path', 'id', { required: true, schema: { type: ['string', 'integer'] } })] },
  },
  {
    name: 'media type of a request after JSON',
    method: 'post',
    before: { requestBody: body(size) },
    after: { requestBody: { required: true, content: { ...body(size).content, 'text/csv': text } } },
    second: '{ size: 1 }',
  },
  {
    name: 'media type of a request before JSON',
    method: 'post',
    before: { requestBody: body(size) },
    after: { requestBody: { required: true, content: { 'text/csv': text, ...body(size).content } } },
    second: '{ size: 1 }',
  },
  {
    name: 'media type of the body of DELETE',
    method: 'delete',
    before: { requestBody: body(size) },
    after: { requestBody: { required: true, content: { 'text/csv': text, ...body(size).content } } },
    option: 'body: { size: 1 }',
  },
  {
    name: 'media type of a response after JSON',
    method: 'get',
    after: withResponse({ content: { ...found.content, 'text/csv': text } }),
  },
  {
    name: 'media type of a response before JSON',
    method: 'get',
    after: withResponse({ content: { 'text/csv': text, ...found.content } }),
  },
  {
    name: 'media type of a list with pages',
    method: 'get',
    before: { responses: { 200: { description: 'A page.', headers: { Link: text }, ...json(things) } } },
    after: {
      responses: {
        200: {
          description: 'A page.',
          headers: { Link: text },
          content: { 'text/csv': text, ...json(things).content },
        },
      },
    },
    data: 'readonly Thing[]',
  },
  {
    name: 'stream as a media type of a response',
    method: 'post',
    before: { requestBody: body(size) },
    after: {
      requestBody: body({ ...size, stream: { type: 'boolean' } }),
      ...withResponse({ content: { ...found.content, 'text/event-stream': thing } }),
    },
    second: '{ size: 1 }',
  },
  {
    name: 'response header',
    method: 'get',
    after: withResponse({ headers: { 'x-left': { schema: { type: 'integer' } } } }),
  },
  {
    name: 'error with a body',
    method: 'get',
    after: { responses: { ...responses, 409: { description: 'Busy.', ...json(thing) } } },
  },
  {
    name: 'error without a body',
    method: 'get',
    after: { responses: { ...responses, 410: { description: 'Gone.' } } },
  },
  {
    name: 'pages',
    method: 'get',
    before: { responses: { 200: { description: 'Things.', ...json(things) } } },
    after: { responses: { 200: { description: 'Things.', headers: { Link: text }, ...json(things) } } },
    data: 'readonly Thing[]',
  },
  { name: 'alternative credential', method: 'get', after: { security: [{ token: [] }, { key: [] }] } },
  { name: 'deprecation', method: 'get', after: { deprecated: true } },
];
