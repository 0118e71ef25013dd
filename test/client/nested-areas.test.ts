import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { bundleProgram } from '../bundle-program.ts';
import { json, loopback } from './loopback.ts';
import { outputOf } from './output-of.ts';

const response = { responses: { 200: { description: 'D.', content: { 'application/json': { schema: {} } } } } };
const operation = (id: string) => ({ operationId: id, tags: ['Chat'], ...response });

const output = await outputOf({
  tags: [{ name: 'Chat', description: 'Everything about chats.' }],
  paths: {
    '/chat/models': { get: operation('listChatModels') },
    '/chat/completions': { post: operation('createChatCompletion') },
    '/chat/completions/messages': { get: operation('listChatCompletionMessages') },
    '/batch/jobs': { get: { operationId: 'listBatchJobs', tags: ['Batch'], ...response } },
  },
});

test('areas within areas are members of the client, and their functions are standalone', async () => {
  const { createClient, chatCompletionsMessages } = await import(pathToFileURL(join(output, 'client/index.ts')).href);
  const { origin, received } = await loopback(json([]));
  const client = createClient({ baseUrl: origin });
  await client.chat.models.list();
  await client.chat.completions.create();
  await client.chat.completions.messages.list();
  await client.batch.jobs.list();
  await chatCompletionsMessages.list(client)();
  expect(received.map(({ line }) => line)).toEqual([
    'GET /chat/models',
    'POST /chat/completions',
    'GET /chat/completions/messages',
    'GET /batch/jobs',
    'GET /chat/completions/messages',
  ]);
});

test('the interface of the client shows the tree, with the text of the tag', () => {
  expect(readFileSync(join(output, 'client/index.ts'), 'utf8')).toContain(`\
  /** Everything about chats. */
  readonly chat: {
    readonly completions: AreaMethods<typeof areas.chatCompletions> & {
      readonly messages: AreaMethods<typeof areas.chatCompletionsMessages>;
    };
    readonly models: AreaMethods<typeof areas.chatModels>;
  };
`);
});

test('a program with one function contains no other operation', async () => {
  const index = join(output, 'client/index.ts');
  const text = await bundleProgram(
    `import { createCoreClient, chatModels } from ${JSON.stringify(index)}; console.log(await chatModels.list(createCoreClient())());`,
  );
  expect(text).toContain('/chat/models');
  expect(text).not.toContain('/chat/completions');
});
