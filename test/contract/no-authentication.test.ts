import { expect, test } from 'vitest';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { fileWith } from './file-with.ts';
import { failuresOf, runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `openapi: 3.1.0
info: { title: Boxes, version: '1' }
security: [{ Token: [] }]
paths:
  /boxes:
    get:
      operationId: listBoxes
      responses:
        '200': { description: The boxes., content: { application/json: { schema: { type: array } } } }
        '401': { description: Unknown caller. }
components: { securitySchemes: { Token: { type: http, scheme: bearer } } }
`;

/** Runs the cases against a server that accepts some values of the header `Authorization`. Returns the failures of authentication. */
async function failuresWith(isAccepted: (authorization: string | undefined) => boolean): Promise<string[]> {
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const url = await serverWith(({ headers }, response) => {
    if (!isAccepted(headers.authorization)) return void response.writeHead(401).end();
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
  });
  const fixtures = { ...noFixtures, credentials: { Token: 'right' } };
  return failuresOf(await runAgainst(subject, url, fixtures)).flatMap((failure) =>
    failure.includes('/authentication/') ? [failure.replace(/:.*$/u, '')] : [],
  );
}

test('a server that checks no credentials fails one case of authentication for each operation', async () => {
  expect(await failuresWith(() => true)).toEqual(['listBoxes/authentication/none']);
});

test('a server that only requires any credential fails the case with a wrong one', async () => {
  expect(await failuresWith((authorization) => authorization !== undefined)).toEqual([
    'listBoxes/authentication/Token/wrong',
  ]);
});
