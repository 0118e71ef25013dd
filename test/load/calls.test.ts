import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadDescription } from '../../description/load/load.ts';
import type { NameOverrides } from '../../description/openapi/index.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import type { Api, Area } from '../../model/api.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { folderWith } from '../folder-with.ts';

/** A line such as `GET /pets listPets #pets`: the method, the path, the `operationId` and the tag of an operation. */
type OperationLine = string;

/** Returns the calls of the operations, such as `pets.list`, in the order of the lines. */
async function callsOf(lines: readonly OperationLine[], names?: NameOverrides): Promise<string[]> {
  const paths: Record<string, Record<string, object>> = {};
  const keys = lines.map((line) => {
    const {
      method = '',
      path = '',
      id,
      tag,
    } = /^(?<method>\w+) (?<path>\S+)(?: (?<id>[^#\s]+))?(?: #(?<tag>.+))?$/u.exec(line)?.groups ?? {};
    const names = Array.from(path.matchAll(/\{(\w+)\}/gu), ([, name]) => name);
    const parameters = names.map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));
    const ids = id === undefined ? {} : { operationId: id };
    const tags = tag === undefined ? {} : { tags: [tag] };
    const operation = { ...ids, ...tags, parameters, responses: { 204: { description: 'D.' } } };
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation };
    return `${method.toLowerCase()} ${path}`;
  });
  const areas = await areasOf({ openapi: '3.1.0', info: { title: 'T', version: '1' }, paths }, names);
  const calls = new Map(
    areas.flatMap((area) =>
      area.operations.map(({ method, path, shortName }) => [`${method} ${path}`, [...area.path, shortName].join('.')]),
    ),
  );
  return keys.map((key) => calls.get(key) ?? '');
}

const areasOf = async (document: object, names?: NameOverrides): Promise<readonly Area[]> =>
  (await apiOf(document, names)).areas;

async function apiOf(document: object, names: NameOverrides = {}): Promise<Api> {
  const file = join(folderWith({ 'openapi.json': JSON.stringify(document) }), 'openapi.json');
  const description = await loadDescription(file, createDiagnostics(), { names });
  if (description === undefined) throw new Error('The description cannot be loaded.');
  return buildApi(description, createDiagnostics(), reservedNames);
}

test.each<[string, readonly OperationLine[], readonly string[]]>([
  [
    'a method does not repeat its area',
    [
      'GET /files listFiles #Files',
      'POST /files createFile #Files',
      'GET /files/{id} getFile #Files',
      'DELETE /files/{id} deleteFileById #Files',
    ],
    ['files.list', 'files.create', 'files.get', 'files.delete'],
  ],
  [
    'an id that begins with the area keeps the words of its author',
    [
      'GET /users/{name}/repos repos/list-for-user #repos',
      'GET /apps/{id}/alerts apps_list_alerts #Apps',
      'GET /r pull-stacks/get #pulls',
    ],
    ['repos.listForUser', 'apps.listAlerts', 'pullStacks.get'],
  ],
  [
    'segments of the path become areas, if the id names them',
    [
      'POST /chat/completions createChatCompletion #Chat',
      'GET /chat/completions/{id}/messages getChatCompletionMessages #Chat',
      'POST /jobs/{id}/cancel cancelJob #Jobs',
    ],
    ['chat.completions.create', 'chat.completions.messages.list', 'jobs.cancel'],
  ],
  [
    'an id that repeats the path is replaced by a verb',
    [
      'GET /v1/customers/{customer}/cards/{id} GetCustomersCustomerCardsId',
      'POST /v1/customers/{customer}/cards PostCustomersCustomerCards',
      'DELETE /v1/customers/{customer} DeleteCustomersCustomer',
      'POST /v1/quotes/{quote}/accept PostQuotesQuoteAccept',
      'GET /v1/quotes/search GetQuotesSearch',
    ],
    ['customers.cards.get', 'customers.cards.create', 'customers.delete', 'quotes.accept', 'quotes.search'],
  ],
  [
    'an operation without an id is named by its path',
    ['GET /pets', 'POST /pets', 'GET /pets/{id}', 'PUT /pets/{id}', 'PATCH /pets/{id}', 'DELETE /pets'],
    ['pets.list', 'pets.create', 'pets.get', 'pets.replace', 'pets.update', 'pets.deleteAll'],
  ],
  [
    'the path and the method that a framework appends to an id are left out',
    ['GET /items/{item_id} read_item_items__item_id__get #items'],
    ['items.read'],
  ],
  [
    'a single value is not an area',
    ['GET /skills/{id}/content GetSkillContent #Skills', 'GET /skills listSkills #Skills'],
    ['skills.getContent', 'skills.list'],
  ],
  [
    'the owner of a list is a part of the method',
    ['GET /projects/{id}/alerts listProjectAlerts #Alerts', 'GET /organization/alerts listOrganizationAlerts #Alerts'],
    ['alerts.listForProject', 'alerts.list'],
  ],
  [
    'operations that would get the same method both get a longer one',
    [
      'GET /groups/{group}/members #members',
      'GET /users/{user}/members #members',
      'GET /a getPets #pets',
      'GET /b getPet #pets',
    ],
    ['members.listForGroup', 'members.listForUser', 'pets.getPets', 'pets.getPet'],
  ],
  [
    'words of the server are left out of ids, and a dot in a tag separates areas',
    ['GET /agents files_api_routes_list_files #beta.files', 'GET /files/{id} getFileEndpoint #beta.files'],
    ['beta.files.list', 'beta.files.get'],
  ],
  [
    'tags with the same name are one area',
    ['POST /endpoints createEndpoint #Endpoints', 'GET /endpoints listEndpoints #endpoints'],
    ['endpoints.create', 'endpoints.list'],
  ],
  [
    'an area is called like its path, if only the path has the plural',
    ['POST /Messages.json CreateMessage #Api20100401Message', 'GET /Calls/{Sid}.json FetchCall #Api20100401Call'],
    ['messages.create', 'calls.fetch'],
  ],
])('%s', async (_, lines, calls) => {
  expect(await callsOf(lines)).toEqual(calls);
  // The order of the description does not matter.
  expect(await callsOf(lines.toReversed())).toEqual(calls.toReversed());
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a rule may choose the name of a member of all objects: %s',
  async (name) => {
    const [call] = await callsOf(['GET /b'], { calls: { 'GET /b': `${name}.list` } });
    expect(call).toMatch(/^\w+\.list$/u);
  },
);

test('of two rules whose keys are equally long, the order of the config does not decide', async () => {
  const rules: [string, string][] = [
    ['/x/*', 'first.{verb}'],
    ['/*/y', 'second.{verb}'],
  ];
  const callWith = (calls: [string, string][]) => callsOf(['GET /x/y'], { calls: Object.fromEntries(calls) });
  expect(await callWith(rules)).toEqual(await callWith(rules.toReversed()));
});

test('the longest pattern that matches a schema chooses its name, in any order of the config', async () => {
  const schemas: [string, string][] = [
    ['acme.*', 'Other{1}'],
    ['acme.v1.*', 'Acme{1}'],
  ];
  const nameWith = async (overrides: [string, string][]): Promise<string[]> => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/acme.v1.Pet' } } };
    const document = {
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      paths: { '/pets': { get: { responses: { 200: { description: 'D.', content } } } } },
      components: { schemas: { 'acme.v1.Pet': { type: 'object' } } },
    };
    const api = await apiOf(document, { schemas: Object.fromEntries(overrides) });
    return api.schemas.map(({ name }) => name);
  };
  expect(await nameWith(schemas)).toEqual(['AcmePet']);
  expect(await nameWith(schemas.toReversed())).toEqual(['AcmePet']);
});
