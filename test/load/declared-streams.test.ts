import assert from 'node:assert/strict';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { loadDescription } from '../../description/load/load.ts';
import type { StreamSettings } from '../../description/openapi/index.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { responseSelector } from '../../model/index.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { folderWith } from '../folder-with.ts';

const word = { type: 'object', properties: { word: { type: 'string' } } };
const body = { type: 'object', properties: { stream: { type: 'boolean' }, mode: { type: 'string' } } };
const document = {
  openapi: '3.1.0',
  info: { title: 'T', version: '1' },
  paths: {
    '/chat': {
      post: {
        operationId: 'complete',
        requestBody: { content: { 'application/json': { schema: body } } },
        responses: { 200: { description: 'Text.', content: { 'application/json': {} } } },
      },
    },
  },
  components: { schemas: { Word: word } },
};

/** Returns the selector of the operation, the contents of its response, and the messages about the key `streams` of the config. */
async function chatWith(streams: StreamSettings, described: object = document) {
  const file = join(folderWith({ 'openapi.json': JSON.stringify(described) }), 'openapi.json');
  const diagnostics = createDiagnostics();
  const description = await loadDescription(file, diagnostics, { streams });
  assert(description !== undefined);
  const api = buildApi(description, diagnostics, reservedNames);
  const operation = api.areas[0]?.operations[0];
  assert(operation !== undefined);
  return {
    selector: responseSelector(operation, () => undefined),
    contents: operation.responses[0]?.contents ?? [],
    messages: diagnostics.all.filter(({ code }) => code === 'selected-response-invalid').map(({ message }) => message),
  };
}

test.each(['complete', 'POST /chat', 'POST *', 'compl*'])('the config declares the stream of %s', async (key) => {
  const { selector, contents, messages } = await chatWith({ [key]: { when: 'stream=true', schema: 'Word' } });
  expect(selector).toEqual({
    in: 'body',
    name: 'stream',
    value: true,
    mediaType: 'text/event-stream',
    otherwise: 'application/json',
  });
  const [, stream] = contents;
  const event = stream?.itemSchema?.kind === 'keywords' ? stream.itemSchema.properties : undefined;
  expect(event?.find(({ name }) => name === 'data')?.schema).toMatchObject({ reference: '#/components/schemas/Word' });
  expect(messages).toEqual([]);
});

test('a text can select a stream of lines', async () => {
  const setting = { when: 'mode=live', mediaType: 'application/jsonl', schema: 'Word' };
  const { selector } = await chatWith({ complete: setting });
  expect(selector).toMatchObject({ name: 'mode', value: 'live', mediaType: 'application/jsonl' });
});

test.each([
  [
    { 'POST /cat': { when: 'stream=true' } },
    '`streams` in the config has the key POST /cat, which no operation matches.',
  ],
  [
    { complete: { when: 'stream' } },
    '`streams` in the config does not state which part of a request selects the response.',
  ],
  [{ complete: { when: 'strem=true', schema: 'Word' } }, 'The request has no query parameter or property `strem`.'],
  [{ complete: { when: 'stream=true' } }, 'no two bodies from which the value could select.'],
])('a setting that cannot be used is reported: %o', async (streams, message) => {
  const { selector, messages } = await chatWith(streams);
  expect(selector).toBeUndefined();
  expect(messages.join('\n')).toContain(message);
});

test('a pattern does not apply to an operation whose request lacks the part', async () => {
  const { selector, contents, messages } = await chatWith({ 'POST *': { when: 'watch=true', schema: 'Word' } });
  expect([selector, contents.length, messages]).toEqual([undefined, 1, []]);
});

test('the other body replaces the JSON of the response, wherever the description has it', async () => {
  const content = { 'application/gzip': {}, 'application/json': { schema: word } };
  const streaming = { 'stream-condition': '$request.stream', response: word, 'response-stream': word };
  const { post } = document.paths['/chat'];
  const responses = { 200: { description: 'Text.', content } };
  const paths = { '/chat': { post: { ...post, responses, 'x-fern-streaming': streaming } } };
  const { contents } = await chatWith({}, { ...document, paths });
  const replaced = contents.filter(({ schema }) => schema !== undefined).map(({ mediaType }) => mediaType);
  expect(contents.map(({ mediaType }) => mediaType)).toEqual([
    'application/json',
    'application/gzip',
    'application/x-ndjson',
  ]);
  expect(replaced).toEqual(['application/json']);
});
