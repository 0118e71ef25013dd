import type { RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Summary } from '../../contract/5-report/summary.ts';
import { readFixtures } from '../../contract/2-plan/read-fixtures.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { fileWith } from './file-with.ts';
import { runAgainst } from './run-against.ts';
import { serverWith } from './server-with.ts';

// A property or parameter counts as covered only if the server has accepted a request that contains it.

const description = `
openapi: 3.1.0
info: { title: Workshop, version: '1' }
paths:
  /tools:
    post:
      operationId: addTool
      parameters:
        - { name: dry, in: query, schema: { type: boolean } }
        - { name: shelf, in: query, schema: { type: string } }
      requestBody:
        required: true
        content:
          application/json; version=1:
            schema:
              type: object
              required: [name]
              properties:
                name: { type: string, examples: [Saw] }
                kind: { type: string, enum: [hand, power] }
                colour: { type: string, maxLength: 1000000 }
                box: { $ref: '#/components/schemas/Box' }
                parts: { type: array, items: { type: object, properties: { number: { type: integer } } }, examples: [[{ number: 7 }]] }
          application/x-www-form-urlencoded: { schema: { type: object, required: [name], properties: { name: { type: string } } } }
      responses:
        '201': { description: Added., headers: { X-Place: { schema: { type: string } }, X-Lost: { schema: { type: string } } }, content: { 'application/json;version=1': { schema: { type: object } } } }
        '422': { description: Refused. }
components:
  schemas:
    Box:
      type: object
      properties: { width: { type: integer }, inner: { $ref: '#/components/schemas/Box' } }
      examples: [{ width: 3, inner: { inner: { width: 1 } } }]
`;

const colours = ['red', 'green'];

/** Rejects unknown colours and racks. */
const workshop: RequestListener = (request, response) => {
  const answer = async (): Promise<void> => {
    const body = await text(request);
    const isJson = request.headers['content-type'] === 'application/json; version=1';
    const { name, kind, colour, box } = isJson
      ? (JSON.parse(body.startsWith('{"name": ') ? '{}' : body) as Record<string, unknown>)
      : Object.fromEntries(new URLSearchParams(body));
    const rack = new URL(request.url ?? '', 'http://localhost').searchParams.get('rack') ?? 'left';
    const isFine =
      rack === 'left' &&
      request.headers['content-type'] !== undefined &&
      typeof name === 'string' &&
      (kind === undefined || ['hand', 'power'].includes(String(kind))) &&
      (colour === undefined || colours.includes(String(colour))) &&
      (box === undefined || typeof box === 'object');
    if (!isFine) return void response.writeHead(422).end();
    response.writeHead(201, { 'content-type': 'Application/JSON; Version=1', 'x-place': 'left' });
    response.end('{}');
  };
  answer().catch(() => response.writeHead(422).end());
};

async function coverageWith(fixtures: string, text = description): Promise<Summary['coverage']> {
  const { subject } = await loadSubject(fileWith(text));
  if (subject === undefined) throw new Error('The description has errors.');
  const summary = await runAgainst(subject, await serverWith(workshop), readFixtures(fileWith(fixtures), subject));
  return summary.coverage;
}

test('a property that was sent only in rejected requests is not covered, and the reason is reported', async () => {
  const { property, uncovered: missing } = await coverageWith('{}');
  expect(property).toEqual({ covered: 7, refused: 1, total: 8 });
  expect(missing.filter(({ kind }) => kind === 'property')).toEqual([
    {
      operation: 'addTool',
      kind: 'property',
      name: '/colour',
      reason: 'the server responded with 422 to the suggested value "text"; add a value to "values" in the fixtures',
    },
  ]);
});

test('a value of the fixtures covers a property', async () => {
  const { property, uncovered: missing } = await coverageWith('operations: { addTool: { values: { colour: red } } }');
  expect(property).toEqual({ covered: 8, refused: 0, total: 8 });
  expect(missing.filter(({ kind }) => kind === 'property')).toEqual([]);
});

test('a value of the fixtures is sent for a query parameter, unless a property of the body has the same name', async () => {
  const text = description.replace('name: shelf, in', 'name: rack, in').replace('name: dry, in', 'name: colour, in');
  const { parameter, uncovered } = await coverageWith('{}', text);
  expect(parameter).toEqual({ covered: 1, refused: 1, total: 2 });
  expect(uncovered.filter(({ kind }) => kind === 'parameter')).toEqual([
    {
      operation: 'addTool',
      kind: 'parameter',
      name: 'query rack',
      reason: 'the server responded with 422 to the suggested value "text"; add a value to "values" in the fixtures',
    },
  ]);
  const given = await coverageWith('operations: { addTool: { values: { rack: left, colour: red } } }', text);
  expect(given.parameter).toEqual({ covered: 2, refused: 0, total: 2 });
  expect(given.property).toEqual({ covered: 8, refused: 0, total: 8 });
});

test('the reason for a media type that no case can send is not that the fixtures lack an argument', async () => {
  const text = description.replace(
    '          application/x-www',
    '          application/zip: {}\n          application/x-www',
  );
  const { uncovered } = await coverageWith('{}', text);
  expect(uncovered.filter(({ kind }) => kind === 'sent')).toEqual([
    {
      operation: 'addTool',
      kind: 'sent',
      name: 'application/zip',
      reason: 'forgespec cannot write a body of this media type',
    },
  ]);
});

test('coverage counts enumerated values, headers, parameters, and media types in any letter case and with any spacing', async () => {
  const coverage = await coverageWith('{}');
  expect(coverage.sent).toEqual({ covered: 2, refused: 0, total: 2 });
  expect(coverage.type).toEqual({ covered: 1, refused: 0, total: 1 });
  expect(coverage.enum).toEqual({ covered: 2, refused: 0, total: 2 });
  expect(coverage.header).toEqual({ covered: 1, refused: 0, total: 2 });
  expect(coverage.parameter).toEqual({ covered: 2, refused: 0, total: 2 });
  expect(coverage.uncovered.filter(({ kind }) => kind === 'header')).toEqual([
    { operation: 'addTool', kind: 'header', name: '201 X-Lost', reason: 'no response with 201 had it' },
  ]);
});

test('a bound and an alternative are covered by an accepted value on the bound, and of the alternative', async () => {
  const text = description
    .replace(
      'name: { type: string, examples: [Saw] }',
      'name: { type: string, minLength: 2, maxLength: 9, examples: [Saw] }',
    )
    .replace(
      'box: {',
      'size: { oneOf: [{ type: integer, minimum: 3 }, { type: string }], examples: [3] }\n                box: {',
    )
    .replace(
      '{ name: shelf, in: query, schema: { type: string } }',
      '{ name: shelf, in: query, schema: { type: string, maxLength: 5 } }',
    );
  const { bound, branch, uncovered } = await coverageWith('{}', text);
  expect(bound).toEqual({ covered: 4, refused: 0, total: 5 });
  expect(branch).toEqual({ covered: 1, refused: 0, total: 2 });
  expect(uncovered.filter(({ kind }) => kind === 'bound' || kind === 'branch').map(({ name }) => name)).toEqual([
    '/colour maxLength 1000000',
    '/size oneOf 2',
  ]);
});
