import { expect, test } from 'vitest';
import { loadSubject, type ContractSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import { observe } from '../../contract/passive/observe.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const descriptionWith = (servers: string): string => `openapi: 3.1.0
info: { title: Locks, version: '1' }
servers: ${servers}
paths:
  /levels: { get: { operationId: levels, responses: &ok { '200': { description: Levels. } } } }
  /images: { servers: [{ url: 'https://registry.example/registry/v3' }], get: { operationId: images, responses: *ok } }
`;

async function subjectOf(servers: string): Promise<ContractSubject> {
  const { subject } = await loadSubject(fileWith(descriptionWith(servers)));
  if (subject === undefined) throw new Error('The description has errors.');
  return subject;
}

const api = '[{ url: https://api.example/api/v4 }]';
const [levels, images] = ['levels', 'images'] as const;

test.for([
  ['no path', api, '', '/api/v4/levels', '/registry/v3/images'],
  ['only a slash', api, '/', '/levels', '/registry/v3/images'],
  ['the base path of the API', api, '/api/v4', '/api/v4/levels', '/registry/v3/images'],
  ['the base path and a slash', api, '/api/v4/', '/api/v4/levels', '/registry/v3/images'],
  ['a path of a gateway', api, '/gateway/v2', '/gateway/v2/levels', '/registry/v3/images'],
  ['a path in front of the base path', api, '/gateway/api/v4', '/gateway/api/v4/levels', '/gateway/registry/v3/images'],
  ['no path, and the base path is relative', '[{ url: /shop/ }]', '', '/shop/levels', '/registry/v3/images'],
  ['a path, and the base path is relative', '[{ url: /shop/ }]', '/other', '/other/levels', '/registry/v3/images'],
  ['a path, and the API has no base path', '[]', '/gateway', '/gateway/levels', '/registry/v3/images'],
  [
    'no path, and the base path has a variable',
    `[{ url: 'https://a.example/{v}', variables: { v: { default: v9 } } }]`,
    '',
    '/v9/levels',
    '/registry/v3/images',
  ],
] as const)(
  'the requests are sent to the right paths if the address has %s',
  async ([, servers, path, level, image]) => {
    const subject = await subjectOf(servers);
    const paths = new Set<string>();
    const url = await serverWith(({ url: target = '', method }, response) => {
      const known = target.replace(/\?.*/u, '');
      paths.add(known);
      const isKnown = known === level || known === image;
      response
        .writeHead(isKnown ? (method === 'GET' || method === 'HEAD' ? 200 : 405) : 404, { allow: 'GET, HEAD' })
        .end();
    });
    const summary = await runAgainst(subject, url, noFixtures, { target: parseTarget(url + path, subject.api) });
    expect(failuresOf(summary)).toEqual([]);
    expect([...paths]).toEqual(expect.arrayContaining([level, image]));
    expect(summary.operations.map(({ operation, state }) => [operation, state])).toEqual([
      [images, 'conforms'],
      [levels, 'conforms'],
    ]);

    const observed = await observe({
      subject,
      upstream: parseTarget(url + path, subject.api, '--proxy'),
      host: '127.0.0.1',
      port: 0,
      baseline: [],
      keepExchanges: false,
      runUntilStopped: async (proxy) => {
        await Promise.all(['', level, image].map((each) => fetch(address + each)));
        await proxy.close();
      },
      onStart: (started) => void (address = started),
      onResult: () => undefined,
    });
    expect(observed.results.map(({ operation }) => operation)).toEqual([images, levels]);
  },
);

let address = '';

test('if the server has no operation at the base path of the description, the error explains how to replace it', async () => {
  const subject = await subjectOf(api);
  const url = await serverWith((_, response) => void response.writeHead(404).end());
  await expect(runAgainst(subject, url, noFixtures)).rejects.toThrow(
    `The base path /api/v4 comes from the description. If the server has another one, add it to the address, such as ${url}/v2, or ${url}/ for none.`,
  );
});
