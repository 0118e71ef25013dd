import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, json, plain, reading, ref, rich, using, type Json } from './described-names.ts';

/**
 * Returns names of types and values: the exports of the hand-written modules of the output, the names of global types, and names that
 * generated code uses.
 */
function namesInOutput(): { readonly types: readonly string[]; readonly values: readonly string[] } {
  const root = join(import.meta.dirname, '../../templates');
  const exported = globSync('*/**/*.ts', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /^export (?:async |abstract )?(?:type|interface|class|function\*?|const) (\w+)/gmu,
      ),
    ].map(([, name = '']) => name),
  );
  const globals =
    'Array AsyncGenerator AsyncIterable Blob Error Exclude FormData NonNullable Omit Partial Pick Promise Record Required Uint8Array';
  const own =
    'isItem collectItem checkItem itemSchema itemShape hasOwnProperty toString valueOf query path body options client send operations';
  const all = [
    ...new Map(
      [...globals.split(' '), ...own.split(' '), ...exported].map((name) => [name.toLowerCase(), name]),
    ).values(),
  ];
  const isType = (name: string): boolean => /^[A-Z]/u.test(name);
  return { types: all.filter(isType), values: all.filter((name) => !isType(name)) };
}

/**
 * Returns a description with schemas whose generated functions and constants would have the same names. For example, `isItemSchema` would
 * be the Standard Schema of `IsItem`, and the type guard of `ItemSchema`.
 */
function derivedNames(): Json {
  const starts = ['', 'Is', 'Check', 'Collect'];
  const ends = ['', 'Schema', 'StandardSchema', 'Values', 'Pattern', 'Shape', 'Property', 'Inner', 'ValuesItem'];
  const names = starts.flatMap((start) => ends.map((end) => `${start}Item${end}`));
  const schemas = Object.fromEntries(
    names.map((name, index) => [name, rich([...names.slice(0, 4), ...names.slice(index, index + 4)])]),
  );
  const used = [...names, 'Item', 'IsItem', 'CheckItem'];
  return describe(
    schemas,
    used.map((name, index) => [`operation${index}`, 'all', reading(name)]),
  );
}

/**
 * Returns a description with query parameters, header parameters, cookies and form bodies. Each of them accepts an object, or a value of
 * another type, such as null.
 */
function objectsOrNull(): Json {
  const map = { type: 'object', additionalProperties: { type: 'string' } };
  const orNull = { anyOf: [map, { type: 'null' }] };
  const styles = [
    { in: 'query', style: 'form', explode: true },
    { in: 'query', style: 'form', explode: false },
    { in: 'query', style: 'deepObject', explode: true },
    { in: 'header', style: 'simple', explode: true },
    { in: 'header', style: 'simple', explode: false },
    { in: 'cookie', style: 'form', explode: false },
  ];
  const schemas = [
    orNull,
    { oneOf: [{ type: 'null' }, map] },
    { type: ['object', 'null'] },
    { type: ['object', 'integer', 'boolean'] },
    ref('MapOrNull'),
  ];
  const parameters = schemas.flatMap((schema, index) =>
    styles.map((style, at) => ({ name: `v${index}${at}`, schema, ...style })),
  );
  const operations = parameters.map(
    (parameter, index) =>
      [
        `with${index}`,
        'all',
        {
          parameters: [parameter],
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': { schema: parameter.schema },
              'multipart/form-data': { schema: parameter.schema },
            },
          },
          responses: { 204: { description: 'Done.', headers: { 'X-Of': { schema: parameter.schema } } } },
        },
      ] as const,
  );
  return describe({ MapOrNull: orNull }, operations);
}

/**
 * Returns a description with schemas that only bodies of other media types than JSON use. Generated code does not use the types of these
 * schemas.
 */
function notJson(): Json {
  const schemas = { Csv: { type: 'string' }, Table: rich([]), Rows: { type: 'array', items: ref('Table') } };
  const mediaTypes = [
    'text/csv',
    'application/octet-stream',
    'image/png',
    'multipart/form-data',
    'application/x-www-form-urlencoded',
  ];
  const operations = Object.keys(schemas).flatMap((name) =>
    mediaTypes.map((mediaType, index) => {
      const content = { [mediaType]: { schema: ref(name) } };
      const responses = { 200: { description: 'Done.', content }, 400: { description: 'Failed.', content } };
      return [`${name}${index}`, `${name}${index}`, { requestBody: { content }, responses }] as const;
    }),
  );
  return describe(schemas, operations);
}

const { types, values } = namesInOutput();

/** Returns a description with names that collide with each other, or with names in generated code. */
function collisions(): Json {
  const files = [
    'index',
    'shared',
    'openapi',
    'routes',
    'security',
    'pagination',
    'client-options',
    'status-errors',
    'con',
  ];
  const clientMembers = ['address', 'call', 'http', 'constructor', 'then', 'partial', '🚀'];
  const tags = [...files, ...clientMembers, 'Pets', 'pets', 'getURL', 'get url', 'default'];
  const pairs = [
    'getTest',
    'getTestResult',
    'getTestInput',
    'EventTuiToastShow',
    'Event.tui.toast.show',
    'user',
    'User',
  ];
  const ids = [...values, ...pairs, 'call', 'client', 'then', 'bindPets', 'delete', '🚀', '🎉', 'a'.repeat(300)];
  const schemas = [
    ...types,
    ...pairs,
    'USER',
    'UserModel',
    'ListPetsQuery',
    'con',
    'b'.repeat(300),
    'PetsHandlers',
    'Handlers',
  ];
  // The first operation of each area uses a rich schema in many ways, so that the modules of the area import as many names as possible.
  const operations = ids.map((id, index) => {
    const name = schemas[index % schemas.length] ?? '';
    return [id, tags[index % tags.length] ?? '', index < tags.length ? reading(name) : using(name)] as const;
  });
  const schemaOf = (index: number): Json => (index < tags.length || index >= types.length ? rich([]) : plain);
  const keyInHeader = (name: string): Json => ({ type: 'apiKey', in: 'header', name: `X-${name}` });
  const schemes = ['paged', 'a-b', 'aB', 'client', 'readText', 'then'];
  const variables = ['timeout', 'auth', 'a-b', 'aB'];
  return {
    ...describe(Object.fromEntries(schemas.map((name, index) => [name, schemaOf(index)])), operations, {
      securitySchemes: Object.fromEntries(schemes.map((name) => [name, keyInHeader(name)])),
    }),
    security: schemes.map((name) => ({ [name]: [] })),
    servers: [
      {
        url: `https://example.com/${variables.map((name) => `{${name}}`).join('/')}`,
        variables: Object.fromEntries(variables.map((name) => [name, { default: 'x' }])),
      },
    ],
  };
}

/** Descriptions with names that generated code also uses. */
export const hardDescriptions: Readonly<Record<string, Json>> = {
  collisions: collisions(),
  derived: derivedNames(),
  null: objectsOrNull(),
  'not-json': notJson(),
  schemas: describe(
    Object.fromEntries(types.map((name) => [name, plain])),
    types.map((name, index) => [`operation${index}`, 'all', index === 0 ? reading(name) : using(name)]),
  ),
  parameters: describe(
    { Item: rich([]) },
    // Each operation has only some of the names. TypeScript needs much time for a function with many branches, and does not accept a
    // function with a branch for every name (TS2563).
    Array.from({ length: Math.ceil(values.length / 50) }, (_, part) => {
      const names = values.slice(part * 50, part * 50 + 50);
      const operation = {
        parameters: names.flatMap((name) =>
          ['query', 'cookie'].map((place) => ({ name, in: place, schema: { type: 'integer' } })),
        ),
        requestBody: {
          content: json({
            type: 'object',
            properties: Object.fromEntries(
              names.map((name, index) => [name, index === 0 ? rich([]) : { type: 'integer' }]),
            ),
          }),
        },
        responses: { 200: { description: 'Done.', content: json(ref('Item')) } },
      };
      return [`list${part}`, 'all', operation] as const;
    }),
  ),
  security: {
    ...describe({ Item: rich([]) }, [['list', 'all', reading('Item')]], {
      securitySchemes: Object.fromEntries(
        ['body', 'client', 'options', 'path', 'query', 'constructor', 'hasOwnProperty', 'toString', 'isItem'].map(
          (name) => [name, { type: 'apiKey', in: 'header', name: `X-${name}` }],
        ),
      ),
    }),
    security: [
      { body: [], client: [] },
      { options: [], path: [] },
      { query: [], toString: [] },
    ],
  },
};
