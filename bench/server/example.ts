import { assumeType } from '../../generated/shared/types.ts';
import { resolveObject } from '../../mock/reference.ts';
import { findExampleResponse } from '../../mock/stubs/example-response.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import type { Load } from './load.ts';
import type { MergeRequestCreate, MergeRequestDetail } from '../../generated/types/index.ts';

// The requests to the measured servers, and the data of their responses. Both come from the examples of our description.

export { document };

const path = resolveObject(document, document.paths['/projects/{id}/merge_requests/{merge_request_iid}']);

/** A merge request. Its JSON text has 4 KB. The tests of our OpenAPI description ensure that this example is valid. */
export const mergeRequest = {
  ...(findExampleResponse(document, resolveObject(document, path['get']), {})?.body as MergeRequestDetail),
  subscribed: true,
};

const creation = resolveObject(
  document,
  resolveObject(document, document.paths['/projects/{id}/merge_requests'])['post'],
);
const content = resolveObject(
  document,
  resolveObject(document, resolveObject(document, creation['requestBody'])['content'])['application/json'],
);
const [example] = Object.values(resolveObject(document, content['examples']));

/** The body of a request that creates a merge request. */
export const mergeRequestCreate: MergeRequestCreate = assumeType(resolveObject(document, example)['value']);

const head = (line: string, more = ''): string =>
  `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\nPRIVATE-TOKEN: token\r\nAccept: application/json\r\n${more}\r\n`;

const body = JSON.stringify(mergeRequestCreate);

/** The two kinds of requests that are measured. Each key is a title in the output. */
export const loads: Readonly<Record<string, Load>> = {
  'GET a merge request': [
    { request: head('GET /api/v4/projects/24/merge_requests/17?include_rebase_in_progress=true'), status: 200 },
  ],
  'POST a merge request': [
    {
      request:
        head(
          'POST /api/v4/projects/24/merge_requests',
          `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`,
        ) + body,
      status: 201,
    },
  ],
};
