import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a missing status that an operation can cause is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /projects/{id}/badges:
        parameters:
          - { name: name, in: query, schema: { type: string } }
        post:
          operationId: createBadge
          x-role: Maintainer
          requestBody: { content: {} }
          responses:
            '201': { description: The badge. }
  `;
  const lacks = (status: string, because: string, response: string): string =>
    `openapi.yaml:10:7 forge/statuses: \`createBadge\` lacks the response ${status}: ${because}, and clients must be able to handle that. ` +
    `Add '${status}': { $ref: '../../shared/responses.yaml#/${response}' }.`;
  expect(await findings('forge/statuses', description)).toEqual([
    lacks('301', 'the project may have moved to a new path', 'Moved'),
    lacks('401', 'every operation rejects an invalid token', 'Unauthorized'),
    lacks('403', 'a caller with a lower role than its `x-role` is rejected', 'Forbidden'),
    lacks('404', 'the resource at its path may not exist', 'NotFound'),
    lacks('414', 'a query string can be too long', 'UriTooLong'),
    lacks('422', 'a value of its path, query or body may be rejected', 'UnprocessableContent'),
  ]);
});

test('the finding for a HEAD names the response without a body', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        head:
          responses: {}
  `;
  expect(await findings('forge/statuses', description)).toEqual([
    'openapi.yaml:5:7 forge/statuses: `HEAD /badges` lacks the response 401: every operation rejects an invalid token, ' +
      "and clients must be able to handle that. Add '401': { $ref: '../../shared/responses.yaml#/HeadUnauthorized' }.",
  ]);
});

test('an operation needs only the statuses that it can cause', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /groups/{id}/badges:
        get:
          responses:
            '401': { description: Refused. }
            '404': { description: Not there. }
  `;
  expect(await findings('forge/statuses', description)).toEqual([]);
});

test.each([
  ['an integer', '{ name: id, in: path, required: true, schema: { type: integer } }'],
  ['one of several words', '{ name: kind, in: query, schema: { type: string, enum: [a, b] } }'],
  ['required in the query', '{ name: ref, in: query, required: true, schema: { type: string } }'],
])('a parameter that is %s can cause a 422; one that accepts any text cannot', async (_, parameter) => {
  const template = yaml`
    openapi: 3.1.0
    paths:
      /badges:
        get:
          operationId: listBadges
          parameters: [PARAMETERS]
          responses: { '401': { description: Refused. }, '414': { description: Too long. } }
  `;
  const description = (parameters: string): string => template.replace('PARAMETERS', parameters);
  const anyText = '{ name: search, in: query, schema: { type: [integer, string], description: Any text. } }';
  expect(await findings('forge/statuses', description(anyText))).toEqual([]);
  expect(await findings('forge/statuses', description(`${anyText}, ${parameter}`))).toEqual([
    expect.stringMatching(/`listBadges` lacks the response 422/u),
  ]);
});

test('the statuses of a split description are found through its references', async () => {
  const root = yaml`
    openapi: 3.1.0
    paths:
      /projects/{id}/badges: { $ref: 'areas/badges/paths.yaml#/badges' }
  `;
  const paths = yaml`
    badges:
      get:
        operationId: listBadges
        parameters:
          - { $ref: '../../shared/parameters.yaml#/Page' }
        responses:
          '301': { description: Moved. }
          '401': { description: Refused. }
          '404': { description: Not there. }
          '422': { description: Not valid. }
  `;
  const parameters = yaml`
    Page: { name: page, in: query }
  `;
  const files = { 'openapi.yaml': root, 'areas/badges/paths.yaml': paths, 'shared/parameters.yaml': parameters };
  expect(await findings('forge/statuses', files)).toEqual([
    'areas/badges/paths.yaml:6:5 forge/statuses: `listBadges` lacks the response 414: a query string can be too long, ' +
      "and clients must be able to handle that. Add '414': { $ref: '../../shared/responses.yaml#/UriTooLong' }.",
  ]);
});
