import { globSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { compilerOutput } from './compiler-output.ts';
import { serveOutput } from './serve-output.ts';

const description = `openapi: 3.1.0
info: { title: Files, version: 1.0.0 }
paths:
  /files:
    post:
      operationId: copyFile
      tags: [files]
      requestBody:
        required: true
        content:
          application/octet-stream: { schema: { type: string, format: binary } }
          application/json: { schema: { type: array, items: { type: string } } }
      responses:
        '200': { description: The file., content: { application/octet-stream: {} } }
        '204': { description: The file is empty. }
        '409': { description: A conflict., content: { application/octet-stream: {} } }
  /uploads:
    post:
      operationId: measureFile
      tags: [files]
      requestBody: { required: true, content: { image/png: {} } }
      responses:
        '200': { description: The length., content: { application/json: { schema: { type: integer } } } }
components:
  schemas:
    Uint8Array: { type: object }
`;

const root = join(import.meta.dirname, '..', '..');
let folder = '';

// The folder is inside the repository, so that the output can import packages.
beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true });
  folder = await mkdtemp(join(root, '.cache', 'binary-'));
  await writeFile(join(folder, 'openapi.yaml'), description);
  for (const binary of ['default', 'bytes', 'stream'] as const) {
    const options = { spec: join(folder, 'openapi.yaml'), out: join(folder, binary), binary } as const;
    const result = await generate({ ...options, schemas: 'all', adapters: ['node'], check: false, force: false });
    expect(result.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  }
});

afterAll(() => rm(folder, { recursive: true, force: true }));

interface Input {
  readonly body: unknown;
}

/** Starts the generated server of an output on loopback, and returns a generated client of the server. */
async function clientOf(output: string, handlers: object, clientOptions: object = {}) {
  const { createClient } = await import(join(folder, output, 'client/index.ts'));
  const baseUrl = await serveOutput(join(folder, output), { files: handlers }, { limits: { body: 6_000_000 } });
  return createClient({ baseUrl, ...clientOptions });
}

const binaryBody = { bodyFormat: { contentType: 'application/octet-stream', write: (body: BodyInit) => body } };

/** Returns the bytes of a stream. Fails if the value is not a stream. */
async function bytesOf(value: unknown): Promise<Uint8Array> {
  expect(value).toBeInstanceOf(ReadableStream);
  return value instanceof ReadableStream ? new Response(value).bytes() : new Uint8Array();
}

const large = Uint8Array.from({ length: 5_000_000 }, (_, index) => index % 251);
const hostile = Uint8Array.from([0, 255, 128, 10, 13, 0]);

describe.each(['bytes', 'stream'] as const)('with the option %s', (output) => {
  const read = async (value: unknown): Promise<Uint8Array> => {
    if (output === 'stream') return bytesOf(value);
    expect(value).toBeInstanceOf(Uint8Array);
    return value instanceof Uint8Array ? value : new Uint8Array();
  };

  test.each([
    ['no bytes', new Uint8Array()],
    ['bytes that are not text', hostile],
    ['five megabytes', large],
  ])('client and server exchange %s', async (_, sent) => {
    const received: Uint8Array[] = [];
    const client = await clientOf(output, {
      copy: async ({ body }: Input) => {
        const bytes = await read(body);
        received.push(bytes);
        return { status: 200, body: bytes };
      },
    });
    const data = await read(await client.files.copy(sent, binaryBody));
    expect(received.map((bytes) => Buffer.from(bytes).equals(sent))).toEqual([true]);
    expect(Buffer.from(data).equals(sent)).toBe(true);
  });

  test('a JSON body of the same operation is still parsed, and a response without a body has no bytes', async () => {
    const bodies: unknown[] = [];
    const client = await clientOf(output, {
      copy: ({ body }: Input) => {
        bodies.push(body);
        return { status: 204 };
      },
    });
    const json = { bodyFormat: { contentType: 'application/json', write: JSON.stringify } };
    expect(await read(await client.files.copy(['a'], json))).toHaveLength(0);
    expect(bodies).toEqual([['a']]);
  });

  test('a request body that is too large gets a 413', async () => {
    const client = await clientOf(output, {
      copy: async ({ body }: Input) => ({ status: 200, body: await read(body) }),
    });
    let count = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => (count++ < 7 ? controller.enqueue(new Uint8Array(1_000_000)) : controller.close()),
    });
    await expect(client.files.copy(body, binaryBody)).rejects.toMatchObject({ status: 413 });
  });

  test('the types of client and server are those of the values', () => {
    const type = output === 'bytes' ? 'Uint8Array' : 'ReadableStream<Uint8Array>';
    const program = join(folder, `program-${output}.ts`);
    return writeFile(
      program,
      `import type { Client } from './${output}/client/index.ts';
      import { resultOf } from './${output}/client/index.ts';
      import type { CopyFileInput, MeasureFileInput } from './${output}/server/index.ts';
      import type { CopyFileResponses, Uint8Array as Named } from './${output}/types/index.ts';
      type Equal<A, B> = [A, B] extends [B, A] ? true : false;
      declare function check<T extends true>(): T;
      declare const client: Client;
      const data = await client.files.copy(['a']);
      check<Equal<typeof data, ${type} | undefined>>();
      check<Equal<CopyFileInput['body'], ${type} | string[]>>();
      check<Equal<MeasureFileInput['body'], ${type}>>();
      check<Equal<CopyFileResponses[200]['content']['application/octet-stream'], ${type}>>();
      const result = await resultOf(client.files.copy(['a']));
      if (result.status === 200) check<Equal<typeof result.data, ${type}>>();
      if (result.status === 409) check<Equal<typeof result.data, Blob>>();
      export const sent = client.files.measure(new Blob());
      export const named: Named = { a: 1 };
      `,
    ).then(() => expect(compilerOutput(program)).toBe(''));
  });
});

test('the client returns a stream before the body has arrived', async () => {
  const finish = Promise.withResolvers<void>();
  const chunks = async function* () {
    yield hostile;
    await finish.promise;
    yield hostile;
  };
  const client = await clientOf('stream', { copy: () => ({ status: 200, body: chunks() }) });
  const reader = (await client.files.copy(hostile, binaryBody)).getReader();
  expect((await reader.read()).value).toEqual(hostile);
  finish.resolve();
  expect((await reader.read()).value).toEqual(hostile);
  expect((await reader.read()).done).toBe(true);
});

test('the limit of the client applies to bytes', async () => {
  const handlers = { copy: () => ({ status: 200, body: large }) };
  const client = await clientOf('bytes', handlers, { longestBody: 1000 });
  await expect(client.files.copy(hostile, binaryBody)).rejects.toMatchObject({ name: 'ConnectionError' });
});

test('by default, the client returns a Blob, and a handler gets chunks', async () => {
  const client = await clientOf('default', {
    copy: ({ body }: Input) => ({ status: 200, body: body as AsyncIterable<Uint8Array> }),
  });
  const data = await client.files.copy(hostile, binaryBody);
  expect(data).toBeInstanceOf(Blob);
  expect(new Uint8Array(await data.arrayBuffer())).toEqual(hostile);
});

test('the default output has none of the functions for bytes and streams', async () => {
  const here = folderWith({ 'openapi.yaml': description });
  const options = { spec: join(here, 'openapi.yaml'), out: join(here, 'api'), check: false, force: false } as const;
  await generate(options);
  const runtime = globSync('*/runtime/*.ts', { cwd: options.out });
  const text = runtime.map((path) => readFileSync(join(options.out, path), 'utf8')).join('\n');
  expect(text).toContain('readJson');
  expect(text).not.toMatch(/\b(?:readBytes|readStream|bytesOfBody|streamOfBody)\b/u);
});
