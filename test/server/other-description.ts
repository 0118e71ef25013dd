const text = { schema: { type: 'string' } };
const thing = { schema: { $ref: '#/components/schemas/RawBody' } };
const point = { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } };
const inline = { schema: point };

/**
 * Features that our own description does not have: no operationId, schemas with names that the server uses, ranges of statuses, several
 * media types, response headers and cookies, other styles of path parameters, a server with a variable in its path.
 */
export const otherDescription = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1' },
  servers: [{ url: '/{stage}/v1/', variables: { stage: { default: 'beta' } } }],
  components: {
    schemas: { RawBody: point, MoveResult: { type: 'string' } },
    securitySchemes: { Key: { type: 'apiKey', in: 'query', name: 'key' } },
  },
  paths: {
    '/things/{id}.{format}': {
      parameters: ['id', 'format'].map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } })),
      get: {
        tags: ['Things'],
        responses: {
          200: { description: 'A thing.', content: { 'application/json': thing, 'text/csv': text } },
          204: { description: 'A body in vain.', content: { 'application/json': thing } },
          404: { description: 'None.' },
          '4XX': {
            description: 'Refused.',
            headers: { 'x-wait': { schema: { type: 'number' } } },
            content: { 'application/json': inline },
          },
          default: { description: 'Else.', content: { 'text/plain': text } },
        },
      },
    },
    '/a%20b/{row}/{column}': {
      post: {
        tags: ['Things'],
        operationId: 'move',
        security: [{ Key: [] }, {}],
        parameters: [
          { name: 'row', in: 'path', required: true, style: 'matrix', schema: { type: 'integer' } },
          { name: 'column', in: 'path', required: true, style: 'label', schema: { type: 'string' } },
          { name: 'x-trace', in: 'header', required: true, schema: { type: 'integer' } },
          { name: 'session', in: 'cookie', schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': inline,
            'application/x-www-form-urlencoded': inline,
            'application/octet-stream': {},
          },
        },
        responses: { 200: { description: 'A picture of some kind.', content: { 'image/*': {} } } },
      },
    },
    '/nothing': { get: { tags: ['Things'], operationId: 'nothing', responses: { 204: { description: 'Done.' } } } },
  },
};

/** A program that compiles only if the server for the description has the expected types. */
export const useOfServer = `
import { createDispatcher, type Dispatch, type Handlers } from './server/index.ts';
import type { GetThing as Get, Move } from './server/things.ts';

export const handlers: Handlers = {
  things: {
    get: ({ path }) => ({ status: 200, contentType: 'text/csv', body: path.format }),
    move: async ({ headers, cookies, body }) => {
      if ('x' in body) return { status: 200, contentType: 'image/png', body: String(body.x + headers['x-trace']) };
      for await (const bytes of body) return { status: 200, contentType: cookies.session === undefined ? 'image/gif' : 'image/webp', body: bytes };
      return { status: 200, contentType: 'image/png', body };
    },
    nothing: () => ({ status: 204 }),
  },
};

export const thing: Get = () => ({ status: 200, contentType: 'application/json', body: { x: 1 } });
export const refused: Get = () => ({ status: 409, headers: { 'x-wait': 1 }, body: { x: 1 } });
export const failed: Get = () => ({ status: 502, body: 'Bad gateway' });
export const none: Get = () => ({ status: 404 });
export const named: Move = (_, { auth }) => ({
  status: 200,
  contentType: 'image/png',
  body: auth.scheme === undefined ? 'anonymous' : auth.credential,
});
export const dispatch: Dispatch = createDispatcher({ things: { move: named } }, { authenticate: { Key: (key) => key.length } });
// @ts-expect-error: the function for a scheme is missing
export const careless: Dispatch = createDispatcher(handlers, { authenticate: {} });
// @ts-expect-error: the body of another media type
export const mixed: Get = () => ({ status: 200, contentType: 'application/json', body: 'a' });
// @ts-expect-error: the media type is missing
export const untold: Get = () => ({ status: 200, body: { x: 1 } });
// @ts-expect-error: 404 has its own description, without a body
export const bodied: Get = () => ({ status: 404, body: { x: 1 } });
// @ts-expect-error: 204 never has a body
export const vain: Get = () => ({ status: 204, body: { x: 1 } });
// @ts-expect-error: 409 belongs to the range 4XX, so "default" does not apply
export const classed: Get = () => ({ status: 409, body: 'a' });
// @ts-expect-error: HTTP has no such status
export const impossible: Get = () => ({ status: 600, body: 'a' });
// @ts-expect-error: there are several media types, and the name of one is missing
export const picture: Move = () => ({ status: 200, body: 'a' });
`;
