import { checkResponse } from '../../contract/4-judge/check-response.ts';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { openRun } from '../../contract/3-ask/open-run.ts';
import { runCase } from '../../contract/3-ask/run-case.ts';
import { shrink } from '../../contract/4-judge/shrink/shrink.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { fileWith } from './file-with.ts';
import { settingsFor } from './run-against.ts';
import { serverWith } from './server-with.ts';

const description = `
openapi: 3.1.0
info: { title: Soundings, version: '1' }
paths:
  /soundings:
    post:
      operationId: addSoundings
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [depths]
              properties:
                depths: { type: array, items: { type: [integer, 'null'] } }
                rows: { type: array, items: { type: array, items: { type: [integer, 'null'] } } }
              examples: [{ depths: [null, 4, null, 7], rows: [[null, 1], [2, null]] }]
      responses: { '204': { description: Added. } }
`;

interface Soundings {
  readonly depths: readonly (number | null)[];
  readonly rows?: readonly (readonly (number | null)[])[];
}

test.each<[string, (soundings: Soundings) => boolean, Soundings]>([
  ['null itself', ({ depths }) => depths.includes(null), { depths: [null] }],
  ['a number between nulls', ({ depths }) => depths.includes(7), { depths: [7] }],
  [
    'null in a list in a list',
    ({ rows }) => rows?.some((row) => row.includes(null)) === true,
    { depths: [], rows: [[null]] },
  ],
])('a body with null in lists is shrunk to the failing value: %s', async (_, fails, smallest) => {
  const url = await serverWith(async (request, response) => {
    response.writeHead(fails(JSON.parse(await text(request))) ? 500 : 204).end();
  });
  const { subject } = await loadSubject(fileWith(description));
  if (subject === undefined) throw new Error('The description has errors.');
  const { context, cases, close } = openRun(settingsFor(subject, url, noFixtures), () => undefined, checkResponse);
  onTestFinished(close);
  const each = cases.find(({ id }) => id === 'addSoundings/all-optional');
  if (each === undefined) throw new Error(`There are ${cases.map(({ id }) => id).join(', ')}.`);
  const { verdict } = await runCase(context, each);
  const [broken] = verdict.kind === 'failed' ? verdict.findings : [];
  if (broken === undefined) throw new Error(`The case has ${verdict.kind}.`);
  const shown = await shrink(context, each, broken);
  expect(JSON.parse(shown?.at(-1)?.request.body ?? '')).toEqual(smallest);
});
