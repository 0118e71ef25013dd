import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

test('a response of application/octet-stream is a problem', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /raw:
        get:
          responses:
            '200':
              content:
                application/octet-stream: {}
  `;
  expect(await findings('forge/prism-octet-stream', description)).toEqual([
    'openapi.yaml:8:13 forge/prism-octet-stream: Prism responds with 500 to requests for `application/octet-stream`. ' +
      'Write `text/plain`, and say in the description that the bytes are unchanged.',
  ]);
});

test('a request of application/octet-stream and a response of text/plain pass', async () => {
  const description = yaml`
    openapi: 3.1.0
    paths:
      /raw:
        post:
          requestBody: { content: { application/octet-stream: {} } }
          responses:
            '200': { content: { text/plain: {} } }
  `;
  expect(await findings('forge/prism-octet-stream', description)).toEqual([]);
});
