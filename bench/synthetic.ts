const actions = ['list', 'get', 'create', 'update', 'delete', 'archive', 'restore'] as const;

type Action = (typeof actions)[number];

const json = (schema: object): object => ({ 'application/json': { schema } });
const schemaReference = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const parameterReference = (name: string): object => ({ $ref: `#/components/parameters/${name}` });

/**
 * Returns an OpenAPI 3.1 document in the style of `spec/`, with any number of operations. The operations are divided into areas. Each area
 * has at most seven operations, which use one type of resource. The schemas have 10 to 20 properties, nested objects and enums. There are
 * also pagination headers and errors. No two areas are equal. For the same number of operations, the function always returns the same
 * document.
 */
export function syntheticDescription(operations: number): object {
  const areas = Array.from({ length: Math.ceil(operations / actions.length) }, (_, index) => index);
  const actionsOf = (area: number): readonly Action[] => actions.slice(0, operations - area * actions.length);
  return {
    openapi: '3.1.0',
    info: { title: 'Synthetic API', version: '1.0.0', description: `An API of ${operations} operations.` },
    servers: [{ url: 'https://forge.example.com/api/v4' }],
    security: [{ token: [] }],
    tags: areas.map((area) => ({ name: tag(area), description: `Everything about the resources of kind ${area}.` })),
    paths: Object.assign({}, ...areas.map((area) => pathsOf(area, actionsOf(area)))),
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Private-Token' } },
      parameters: sharedParameters,
      headers: sharedHeaders,
      responses: sharedResponses,
      schemas: Object.assign({ Problem: problem }, ...areas.map(schemasOf)),
    },
  };
}

const tag = (area: number): string => `Area ${area} items`;
const resource = (area: number): string => `Area${area}Item`;

function pathsOf(area: number, wanted: readonly Action[]): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const action of wanted) {
    const [method, path] = route(action, `/projects/{id}/area_${area}_items`);
    paths[path] = { ...paths[path], [method]: operation(area, action) };
  }
  return paths;
}

function route(action: Action, collection: string): readonly [string, string] {
  switch (action) {
    case 'list':
      return ['get', collection];
    case 'create':
      return ['post', collection];
    case 'get':
      return ['get', `${collection}/{item_id}`];
    case 'update':
      return ['put', `${collection}/{item_id}`];
    case 'delete':
      return ['delete', `${collection}/{item_id}`];
    case 'archive':
    case 'restore':
      return ['post', `${collection}/{item_id}/${action}`];
  }
}

function operation(area: number, action: Action): object {
  const name = resource(area);
  const isOfCollection = action === 'list' || action === 'create';
  return {
    operationId: `${action}${name}${action === 'list' ? 's' : ''}`,
    'x-sdk': { group: `area${area}Items`, method: action },
    tags: [tag(area)],
    summary: `${action[0]?.toUpperCase()}${action.slice(1)} an item of area ${area}`,
    description:
      'This text has the usual length of the description of an operation in a document that is written with care for readers.',
    parameters: [
      parameterReference('ProjectId'),
      ...(isOfCollection ? [] : [parameterReference('ItemId')]),
      ...(action === 'list' ? [parameterReference('Page'), parameterReference('PerPage'), ...filters] : []),
    ],
    ...(action === 'create' || action === 'update' ? { requestBody: requestBody(area, action) } : {}),
    responses: { ...success(area, action), ...failures },
  };
}

const filters = [
  {
    name: 'search',
    in: 'query',
    description: 'Return only items with this text in their name.',
    schema: { type: 'string', minLength: 3 },
  },
  {
    name: 'state',
    in: 'query',
    description: 'Return only items in this state.',
    schema: { type: 'string', enum: ['active', 'archived', 'all'], default: 'all' },
  },
];

const requestBody = (area: number, action: 'create' | 'update'): object => ({
  required: true,
  description: 'What to write.',
  content: json(schemaReference(`${resource(area)}${action === 'create' ? 'Create' : 'Update'}`)),
});

function success(area: number, action: Action): object {
  if (action === 'delete') return { 204: { description: 'It is gone.' } };
  const item = schemaReference(resource(area));
  if (action !== 'list')
    return { [action === 'create' ? 201 : 200]: { description: 'The item.', content: json(item) } };
  const headers = Object.fromEntries(
    Object.keys(sharedHeaders).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
  );
  return { 200: { description: 'The items.', headers, content: json({ type: 'array', items: item }) } };
}

const failures = Object.fromEntries(
  [400, 401, 403, 404].map((status) => [status, { $ref: `#/components/responses/Status${status}` }]),
);

function schemasOf(area: number): object {
  const count = 10 + ((area * 7) % 11);
  const properties = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`property_${index}`, property(index + area)]),
  );
  const first = Object.keys(properties).slice(0, 5);
  const name = resource(area);
  const writable = {
    ...properties,
    parent_ids: { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 10 },
  };
  return {
    [name]: {
      description: `An item of area ${area}, as it is read.`,
      type: 'object',
      required: ['id', ...first],
      properties: {
        id: { type: 'integer', description: 'Number of the item.' },
        ...properties,
        parent: { description: 'The item that holds it.', oneOf: [schemaReference(name), { type: 'null' }] },
        owner: owner(area),
      },
    },
    [`${name}Create`]: {
      description: 'An item to create.',
      type: 'object',
      required: first.slice(0, 2),
      properties: writable,
    },
    [`${name}Update`]: { description: 'What to change.', type: 'object', properties: writable, minProperties: 1 },
  };
}

/** Returns the schema of a property. There are six kinds of schemas. The index selects one of them. */
function property(index: number): object {
  const description = `What property ${index} says about the item.`;
  switch (index % 6) {
    case 0:
      return { description, type: 'string', minLength: 1, maxLength: 255 };
    case 1:
      return { description, type: ['string', 'null'], format: 'date-time' };
    case 2:
      return { description, type: 'integer', minimum: 0 };
    case 3:
      return { description, type: 'string', enum: ['private', 'internal', 'public', `kind_${index}`] };
    case 4:
      return { description, type: 'boolean', default: false };
    default:
      return { description, type: 'array', items: { type: 'string', pattern: '^[a-z]+$' } };
  }
}

const owner = (area: number): object => ({
  description: 'Who owns it.',
  type: 'object',
  required: ['id', 'username'],
  properties: {
    id: { type: 'integer' },
    username: { type: 'string' },
    access: { type: 'object', properties: { level: { type: 'integer', enum: [10, 20, 30, 40, area + 50] } } },
  },
});

const problem = {
  description: 'What went wrong.',
  type: 'object',
  required: ['message'],
  properties: { message: { type: 'string' }, errors: { type: 'array', items: { type: 'string' } } },
};

const sharedParameters = {
  ProjectId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The project.',
    schema: { type: ['integer', 'string'] },
  },
  ItemId: { name: 'item_id', in: 'path', required: true, description: 'The item.', schema: { type: 'integer' } },
  Page: { name: 'page', in: 'query', description: 'Which page.', schema: { type: 'integer', minimum: 1, default: 1 } },
  PerPage: {
    name: 'per_page',
    in: 'query',
    description: 'The number of items on a page.',
    schema: { type: 'integer', maximum: 100 },
  },
};

const sharedHeaders = Object.fromEntries(
  ['x-next-page', 'x-page', 'x-per-page', 'x-total'].map((name) => [
    name,
    { description: `The number in ${name}.`, schema: { type: 'string' } },
  ]),
);

const sharedResponses = Object.fromEntries(
  [400, 401, 403, 404].map((status) => [
    `Status${status}`,
    { description: `Refused with ${status}.`, content: json(schemaReference('Problem')) },
  ]),
);
