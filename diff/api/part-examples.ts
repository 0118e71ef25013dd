import type { PartChange } from './catalogue.ts';

/** A part of a description before and after a change, in YAML. */
export interface PartExample {
  /** The object that the YAML belongs to. It is a whole description, an operation, or a response. */
  readonly in: 'description' | 'operation' | 'response';
  readonly base: string;
  readonly revision: string;
}

const operation = (base: string, revision: string): PartExample => ({ in: 'operation', base, revision });
const response = (base: string, revision: string): PartExample => ({ in: 'response', base, revision });
const description = (base: string, revision: string): PartExample => ({ in: 'description', base, revision });

/** Returns an operation with the query parameter `limit`. `more` contains further keys of the parameter: `, required: true`. */
const limit = (more = ''): string => `parameters: [{name: limit, in: query, schema: {type: integer}${more}}]`;

const list = (style: string): string =>
  `parameters: [{name: ids, in: query${style}, schema: {type: array, items: {type: string}}}]`;

const body = (more = '', type = 'application/json'): string => `requestBody: {${more}content: {${type}: {}}}`;

const form = (explode: boolean): string =>
  `requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, properties: {ids: {type: array}}}, encoding: {ids: {explode: ${explode}}}}}}`;

const empty = '{}';
const withScheme = (scheme: string): string => `components: {securitySchemes: {token: ${scheme}}}`;
const withPath = (path: string): string => `paths: {${path}: {get: {responses: {'200': {description: Done.}}}}}`;
const oauth = (scopes: string): string =>
  withScheme(`{type: oauth2, flows: {clientCredentials: {tokenUrl: /token, scopes: {${scopes}}}}}`);
const webhook = "webhooks: {created: {post: {responses: {'204': {description: Done.}}}}}";
const callback = "callbacks: {done: {'{$request.query.url}': {post: {responses: {'204': {description: Done.}}}}}}";
const bearer = '{type: http, scheme: bearer}';

/** A map from the id of a change to an example. Some ids do not have an example. */
export const partExamples: Readonly<Partial<Record<PartChange, PartExample>>> = {
  'operation-added': description('paths: {}', withPath('/pets')),
  'operation-removed': description(withPath('/pets'), 'paths: {}'),
  'operation-removed-with-deprecation': description(
    "paths: {/pets: {get: {deprecated: true, responses: {'200': {description: Done.}}}}}",
    'paths: {}',
  ),
  'operation-slash-changed': description(withPath('/pets/'), withPath('/pets')),
  'operation-deprecated': operation(empty, 'deprecated: true'),
  'operation-no-longer-deprecated': operation('deprecated: true', empty),
  'operation-id-changed': operation('operationId: listPets', 'operationId: readPets'),
  'operation-tag-added': operation('tags: [pets]', 'tags: [pets, animals]'),
  'operation-tag-removed': operation('tags: [pets, animals]', 'tags: [pets]'),
  'request-parameter-added': operation(empty, limit()),
  'request-parameter-added-as-required': operation(empty, limit(', required: true')),
  'request-parameter-removed': operation(limit(), empty),
  'request-parameter-became-required': operation(limit(), limit(', required: true')),
  'request-parameter-became-optional': operation(limit(', required: true'), limit()),
  'request-parameter-serialization-changed': operation(list(''), list(', explode: false')),
  'request-parameter-empty-value-forbidden': operation(limit(', allowEmptyValue: true'), limit()),
  'request-body-added': operation(empty, body()),
  'request-body-added-as-required': operation(empty, body('required: true, ')),
  'request-body-removed': operation(body(), empty),
  'request-body-became-required': operation(body(), body('required: true, ')),
  'request-body-became-optional': operation(body('required: true, '), body()),
  'request-media-type-added': operation(body(), 'requestBody: {content: {application/json: {}, text/csv: {}}}'),
  'request-media-type-removed': operation('requestBody: {content: {application/json: {}, text/csv: {}}}', body()),
  'request-encoding-changed': operation(form(true), form(false)),
  'response-status-added': operation(empty, "responses: {'200': {description: Done.}, '404': {description: None.}}"),
  'response-status-removed': operation("responses: {'200': {description: Done.}, '404': {description: None.}}", empty),
  'response-media-type-added': response('content: {text/csv: {}}', 'content: {text/csv: {}, text/html: {}}'),
  'response-media-type-removed': response('content: {text/csv: {}, text/html: {}}', 'content: {text/csv: {}}'),
  'response-header-added': response(empty, 'headers: {ETag: {schema: {type: string}}}'),
  'response-header-removed': response('headers: {ETag: {schema: {type: string}}}', empty),
  'response-header-became-required': response(
    'headers: {ETag: {schema: {type: string}}}',
    'headers: {ETag: {required: true, schema: {type: string}}}',
  ),
  'response-header-became-optional': response(
    'headers: {ETag: {required: true, schema: {type: string}}}',
    'headers: {ETag: {schema: {type: string}}}',
  ),
  'security-requirement-added': operation('security: [{token: []}]', 'security: [{token: []}, {key: []}]'),
  'security-requirement-removed': operation('security: [{token: []}, {key: []}]', 'security: [{token: []}]'),
  'security-removed': operation('security: [{token: []}]', 'security: []'),
  'security-added': operation('security: []', 'security: [{token: []}]'),
  'security-scope-added': operation('security: [{token: [read]}]', 'security: [{token: [read, write]}]'),
  'security-scope-removed': operation('security: [{token: [read, write]}]', 'security: [{token: [read]}]'),
  'security-scheme-added': description('components: {}', withScheme(bearer)),
  'security-scheme-removed': description(withScheme(bearer), 'components: {}'),
  'security-scheme-changed': description(withScheme(bearer), withScheme('{type: apiKey, in: header, name: Key}')),
  'security-scheme-scope-added': description(oauth('read: Read'), oauth('read: Read, write: Write')),
  'security-scheme-scope-removed': description(oauth('read: Read, write: Write'), oauth('read: Read')),
  'server-added': description(
    "servers: [{url: 'https://a.example'}]",
    "servers: [{url: 'https://a.example'}, {url: 'https://b.example'}]",
  ),
  'server-removed': description(
    "servers: [{url: 'https://a.example'}, {url: 'https://b.example'}]",
    "servers: [{url: 'https://a.example'}]",
  ),
  'server-default-changed': description(
    "servers: [{url: 'https://{region}.example', variables: {region: {default: eu}}}]",
    "servers: [{url: 'https://{region}.example', variables: {region: {default: us}}}]",
  ),
  'webhook-added': description('webhooks: {}', webhook),
  'webhook-removed': description(webhook, 'webhooks: {}'),
  'callback-added': operation(empty, callback),
  'callback-removed': operation(callback, empty),
  'component-added': description('components: {}', 'components: {schemas: {Pet: {type: object}}}'),
  'component-removed': description('components: {schemas: {Pet: {type: object}}}', 'components: {}'),
  'tag-added': description('tags: []', 'tags: [{name: pets}]'),
  'tag-removed': description('tags: [{name: pets}]', 'tags: []'),
  'version-changed': description('info: {title: Pets, version: 1.0.0}', 'info: {title: Pets, version: 1.1.0}'),
  'documentation-changed': operation('summary: List pets', 'summary: List all pets'),
};
