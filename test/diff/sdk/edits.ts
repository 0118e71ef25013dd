import type { JsonObject, JsonValue } from '../../../description/json/json.ts';

/** An edit of our description, and the programs that no longer compile after it. */
export interface Edit {
  readonly name: string;
  /** The area that the programs use. */
  readonly area: string;
  readonly breaks: readonly ('handlers' | 'sdk')[];
  /** The id of a change that must be reported. Undefined if the test does not check the ids. */
  readonly id?: string;
  readonly apply: (document: Editable) => void;
}

/** A JSON document with functions that find its parts. */
export interface Editable {
  readonly document: JsonObject;
  at(...keys: readonly (number | string)[]): JsonObject;
  list(...keys: readonly (number | string)[]): JsonValue[];
  operation(method: string, path: string): JsonObject;
  schema(name: string): JsonObject;
}

export function editable(document: JsonObject): Editable {
  const find = (keys: readonly (number | string)[]): JsonValue => {
    let node: JsonValue = document;
    for (const key of keys) {
      const next: JsonValue | undefined = Array.isArray(node)
        ? node[Number(key)]
        : typeof node === 'object' && node !== null
          ? (node as JsonObject)[key]
          : undefined;
      if (next === undefined) throw new Error(`There is no ${keys.join('/')}`);
      node = next;
    }
    return node;
  };
  const at = (...keys: readonly (number | string)[]): JsonObject => {
    const node = find(keys);
    if (typeof node !== 'object' || node === null || Array.isArray(node))
      throw new Error(`${keys.join('/')} is not an object`);
    return node as JsonObject;
  };
  const list = (...keys: readonly (number | string)[]): JsonValue[] => {
    const node = find(keys);
    if (!Array.isArray(node)) throw new Error(`${keys.join('/')} is not an array`);
    return node as JsonValue[];
  };
  return {
    document,
    at,
    list,
    operation: (method, path) => at('paths', path, method),
    schema: (name) => at('components', 'schemas', name),
  };
}

const badges = '/projects/{id}/badges';
const badge = '/projects/{id}/badges/{badge_id}';

const without = (list: JsonValue[], value: JsonValue): void => {
  const index = list.indexOf(value);
  if (index < 0) throw new Error(`There is no ${String(value)}`);
  list.splice(index, 1);
};
const property = ({ at }: Editable, schema: string, name: string): JsonObject =>
  at('components', 'schemas', schema, 'properties', name);
const remove = (object: JsonObject, key: string): void => {
  if (!(key in object)) throw new Error(`There is no ${key}`);
  Reflect.deleteProperty(object, key);
};

const projectBadges = (name: string, rest: Omit<Edit, 'area' | 'name'>): Edit => ({
  name,
  area: 'projectBadges',
  ...rest,
});

/**
 * Typical edits of an author. The test checks two things after each edit: only the programs in `breaks` fail to compile, and breaking
 * changes are reported only for these programs.
 */
export const edits: readonly Edit[] = [
  // Texts and order
  projectBadges('change the description of a schema', {
    breaks: [],
    apply: ({ schema }) => void (schema('Badge')['description'] = 'Another text.'),
  }),
  projectBadges('change the summary of an operation', {
    breaks: [],
    apply: ({ operation }) => void (operation('get', badges)['summary'] = 'List all badges'),
  }),
  projectBadges('change the example of a parameter', {
    breaks: [],
    apply: ({ list }) => void Object.assign(list('paths', badges, 'get', 'parameters')[1] as object, { examples: {} }),
  }),
  projectBadges('reorder properties and parameters', {
    breaks: [],
    apply({ schema, list }) {
      schema('Badge')['properties'] = Object.fromEntries(
        Object.entries(schema('Badge')['properties'] as JsonObject).toReversed(),
      );
      list('paths', badges, 'get', 'parameters').reverse();
    },
  }),
  projectBadges('deprecate an operation', {
    breaks: [],
    apply: ({ operation }) => void (operation('get', badges)['deprecated'] = true),
  }),
  projectBadges('write a null type as anyOf', {
    breaks: [],
    apply(editor) {
      const name = property(editor, 'Badge', 'name');
      remove(name, 'type');
      name['anyOf'] = [{ type: 'string' }, { type: 'null' }];
    },
  }),
  projectBadges('restrict the length of a text', {
    breaks: [],
    apply: (editor) => void (property(editor, 'BadgeCreate', 'name')['maxLength'] = 10),
  }),
  projectBadges('wrap a reference in allOf', {
    breaks: [],
    apply({ at }) {
      const content = at('paths', badge, 'get', 'responses', '200', 'content', 'application/json');
      content['schema'] = { allOf: [content['schema'] ?? true] };
    },
  }),
  // Operations
  projectBadges('rename the method in x-sdk', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-method-renamed',
    apply: ({ at }) => void (at('paths', badge, 'get', 'x-sdk')['method'] = 'read'),
  }),
  projectBadges('move an operation to another area', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-method-renamed',
    apply({ operation, at }) {
      operation('get', `${badges}/render`)['tags'] = ['Project labels'];
      at('paths', `${badges}/render`, 'get', 'x-sdk')['group'] = 'projectLabels';
    },
  }),
  projectBadges('remove an operation', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-method-removed',
    apply: ({ at }) => remove(at('paths'), `${badges}/render`),
  }),
  projectBadges('add an operation', {
    breaks: [],
    id: 'sdk-method-added',
    apply({ at, operation }) {
      const added = structuredClone(operation('get', badge));
      at('paths')[`${badge}/copy`] = {
        get: { ...added, operationId: 'copyProjectBadge', 'x-sdk': { group: 'projectBadges', method: 'copy' } },
      };
    },
  }),
  projectBadges('change an operationId', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-operation-renamed',
    apply({ operation, document }) {
      operation('get', `${badges}/render`)['operationId'] = 'previewProjectBadge';
      void document;
    },
  }),
  projectBadges('move an operation to another path with the same parameters', {
    breaks: [],
    apply({ at }) {
      const paths = at('paths');
      paths['/projects/{id}/badge-renderings'] = paths[`${badges}/render`] ?? {};
      remove(paths, `${badges}/render`);
    },
  }),
  // Arguments
  projectBadges('rename a path parameter', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-argument-removed',
    apply({ at, list }) {
      const paths = at('paths');
      const item = paths[badge] as JsonObject;
      remove(paths, badge);
      paths['/projects/{id}/badges/{badge}'] = item;
      for (const method of ['get', 'put', 'delete']) {
        const parameters = list('paths', '/projects/{id}/badges/{badge}', method, 'parameters');
        const [, badgeId] = parameters;
        parameters[1] = { ...(badgeId as JsonObject), name: 'badge' };
      }
      for (const method of ['post'] as const) {
        for (const link of Object.values(at('paths', badges, method, 'responses', '201', 'links'))) {
          const { parameters } = link as JsonObject;
          const names = parameters as JsonObject;
          names['badge'] = names['badge_id'] ?? '';
          remove(names, 'badge_id');
        }
      }
    },
  }),
  projectBadges('add an optional query parameter to a query', {
    breaks: [],
    id: 'sdk-argument-added',
    apply: ({ list }) =>
      void list('paths', badges, 'get', 'parameters').push({
        name: 'kind',
        in: 'query',
        description: 'x',
        schema: { type: 'string' },
      }),
  }),
  projectBadges('add the first query parameter of an operation', {
    breaks: [],
    id: 'sdk-argument-added',
    apply: ({ list }) =>
      void list('paths', badge, 'get', 'parameters').push({
        name: 'kind',
        in: 'query',
        description: 'x',
        schema: { type: 'string' },
      }),
  }),
  projectBadges('add a required query parameter', {
    breaks: ['sdk'],
    id: 'sdk-argument-required',
    apply: ({ list }) =>
      void list('paths', badges, 'get', 'parameters').push({
        name: 'kind',
        in: 'query',
        required: true,
        description: 'x',
        schema: { type: 'string' },
        example: 'x',
      }),
  }),
  projectBadges('remove a query parameter', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-argument-removed',
    apply: ({ list }) => void list('paths', badges, 'get', 'parameters').splice(1, 1),
  }),
  projectBadges('make a query parameter optional', {
    breaks: ['handlers'],
    apply({ list }) {
      const parameters = list('paths', `${badges}/render`, 'get', 'parameters') as JsonObject[];
      for (const parameter of parameters) if (parameter['name'] === 'link_url') parameter['required'] = false;
    },
  }),
  projectBadges('make a path parameter a text', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-argument-type-changed',
    apply: ({ at }) => void (at('paths', badge, 'get', 'parameters', 1)['schema'] = { type: 'string' }),
  }),
  projectBadges('accept a number or a text as a path parameter', {
    breaks: ['handlers'],
    apply: ({ at }) => void (at('paths', badge, 'get', 'parameters', 1)['schema'] = { type: ['integer', 'string'] }),
  }),
  projectBadges('add a header parameter', {
    breaks: [],
    apply: ({ list }) =>
      void list('paths', badge, 'get', 'parameters').push({
        name: 'X-Kind',
        in: 'header',
        description: 'x',
        schema: { type: 'string' },
      }),
  }),
  projectBadges('require a header parameter', {
    breaks: ['sdk'],
    id: 'sdk-argument-required',
    apply: ({ list }) =>
      void list('paths', badge, 'get', 'parameters').push({
        name: 'X-Kind',
        in: 'header',
        required: true,
        description: 'x',
        schema: { type: 'string' },
        example: 'x',
      }),
  }),
  projectBadges('add an optional property to a request', {
    breaks: [],
    id: 'sdk-argument-added',
    apply: ({ at }) => void (at('components', 'schemas', 'BadgeCreate', 'properties')['kind'] = { type: 'string' }),
  }),
  projectBadges('require an optional property of a request', {
    breaks: ['sdk'],
    id: 'sdk-argument-required',
    apply: ({ list }) => void list('components', 'schemas', 'BadgeCreate', 'required').push('name'),
  }),
  projectBadges('make a required property of a request optional', {
    breaks: ['handlers'],
    apply: ({ list }) => without(list('components', 'schemas', 'BadgeCreate', 'required'), 'link_url'),
  }),
  projectBadges('remove an optional property of a request', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-argument-removed',
    apply: ({ at }) => remove(at('components', 'schemas', 'BadgeUpdate', 'properties'), 'name'),
  }),
  projectBadges('require the body of a request', {
    breaks: ['sdk'],
    id: 'sdk-argument-required',
    apply: ({ at }) => void (at('paths', badge, 'put', 'requestBody')['required'] = true),
  }),
  projectBadges('remove the body of a request', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-argument-removed',
    apply: ({ operation }) => remove(operation('put', badge), 'requestBody'),
  }),
  // Results
  projectBadges('add an optional property to a response', {
    breaks: [],
    id: 'sdk-field-added',
    apply: ({ at }) => void (at('components', 'schemas', 'Badge', 'properties')['size'] = { type: 'integer' }),
  }),
  projectBadges('add a required property to a response', {
    breaks: ['handlers'],
    id: 'handlers-result-required',
    apply({ at, list }) {
      at('components', 'schemas', 'Badge', 'properties')['size'] = { type: 'integer' };
      list('components', 'schemas', 'Badge', 'required').push('size');
    },
  }),
  projectBadges('remove a property of a response', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-field-removed',
    apply({ at, list }) {
      remove(at('components', 'schemas', 'Badge', 'properties'), 'rendered_link_url');
      without(list('components', 'schemas', 'Badge', 'required'), 'rendered_link_url');
    },
  }),
  projectBadges('make a property of a response optional', {
    breaks: ['sdk'],
    id: 'sdk-field-optional',
    apply: ({ list }) => without(list('components', 'schemas', 'Badge', 'required'), 'image_url'),
  }),
  projectBadges('make a property of a response nullable', {
    breaks: ['sdk'],
    id: 'sdk-field-nullable',
    apply: (editor) => void (property(editor, 'Badge', 'link_url')['type'] = ['string', 'null']),
  }),
  projectBadges('never return null any more', {
    breaks: ['handlers'],
    id: 'handlers-result-value-removed',
    apply: (editor) => void (property(editor, 'Badge', 'name')['type'] = 'string'),
  }),
  projectBadges('return a text in place of a number', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-field-type-changed',
    apply: (editor) => void (property(editor, 'Badge', 'id')['type'] = 'string'),
  }),
  projectBadges('add an enum value to a response', {
    breaks: ['sdk'],
    id: 'sdk-field-value-added',
    apply: ({ list }) => void list('components', 'schemas', 'Badge', 'properties', 'kind', 'enum').push('instance'),
  }),
  projectBadges('remove an enum value of a response', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-field-value-removed',
    apply: ({ list }) => without(list('components', 'schemas', 'Badge', 'properties', 'kind', 'enum'), 'group'),
  }),
  {
    name: 'add an enum value to a request',
    area: 'projectMilestones',
    breaks: ['handlers'],
    apply: ({ list }) =>
      void list('components', 'schemas', 'ProjectMilestoneUpdate', 'properties', 'state_event', 'enum').push('reopen'),
  },
  {
    name: 'remove an enum value of a request',
    area: 'projectMilestones',
    breaks: ['sdk', 'handlers'],
    id: 'sdk-argument-value-removed',
    apply: ({ list }) =>
      without(list('components', 'schemas', 'ProjectMilestoneUpdate', 'properties', 'state_event', 'enum'), 'close'),
  },
  projectBadges('return one of some texts in place of any text', {
    breaks: ['handlers'],
    id: 'handlers-result-type-changed',
    apply: (editor) =>
      void (property(editor, 'Badge', 'link_url')['enum'] = ['https://a.example', 'https://b.example']),
  }),
  projectBadges('accept only some texts in place of any text', {
    breaks: ['sdk'],
    id: 'sdk-argument-type-changed',
    apply: (editor) => void (property(editor, 'BadgeCreate', 'name')['enum'] = ['a', 'b']),
  }),
  projectBadges('return a single object in place of a list', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-pages-removed',
    apply({ at }) {
      const content = at('paths', badges, 'get', 'responses', '200', 'content', 'application/json');
      content['schema'] = { $ref: '#/components/schemas/Badge' };
      remove(content, 'examples');
    },
  }),
  // Statuses and headers
  projectBadges('add a success without a body', {
    breaks: ['sdk'],
    id: 'sdk-field-optional',
    apply: ({ at }) => void (at('paths', badge, 'get', 'responses')['204'] = { description: 'Nothing.' }),
  }),
  projectBadges('describe another error', {
    breaks: [],
    apply: ({ at }) => void (at('paths', badge, 'get', 'responses')['409'] = { description: 'A conflict.' }),
  }),
  projectBadges('remove an error whose body has no type', {
    breaks: ['handlers'],
    id: 'handlers-status-removed',
    apply: ({ at }) => remove(at('paths', badge, 'get', 'responses'), '422'),
  }),
  projectBadges('remove a documented header', {
    breaks: ['sdk', 'handlers'],
    id: 'sdk-field-removed',
    apply: ({ at }) => remove(at('paths', badges, 'get', 'responses', '200', 'headers'), 'x-total'),
  }),
  // Components and security
  projectBadges('move an inline schema into a component', {
    breaks: [],
    apply({ at }) {
      at('components', 'schemas')['BadgeKind'] = at('components', 'schemas', 'Badge', 'properties')['kind'] ?? true;
      at('components', 'schemas', 'Badge', 'properties')['kind'] = { $ref: '#/components/schemas/BadgeKind' };
    },
  }),
  projectBadges('rename a component', {
    breaks: ['sdk'],
    id: 'sdk-type-removed',
    apply({ at, document }) {
      const schemas = at('components', 'schemas');
      schemas['BadgePreview'] = schemas['BadgeRendering'] ?? true;
      remove(schemas, 'BadgeRendering');
      const text = JSON.stringify(document).replaceAll(
        '#/components/schemas/BadgeRendering"',
        '#/components/schemas/BadgePreview"',
      );
      Object.assign(document, JSON.parse(text));
    },
  }),
  projectBadges('accept another credential', {
    breaks: ['handlers'],
    id: 'handlers-caller-changed',
    apply: ({ operation }) => void (operation('get', badge)['security'] = [{ PrivateToken: [] }, { JobToken: [] }]),
  }),
  projectBadges('require a server variable', {
    breaks: ['sdk'],
    id: 'sdk-option-required',
    apply: ({ document }) =>
      void (document['servers'] = [
        {
          url: '{baseUrl}/{tenant}/v4',
          variables: {
            baseUrl: { default: 'https://forge.example.com' },
            tenant: { default: 'https://tenant.example.com' },
          },
        },
      ]),
  }),
];
