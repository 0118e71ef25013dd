import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const size = 120_000_000;
const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n';
const tail = '\r\n--b--\r\n';

test.each(['node', 'express', 'fastify', 'fetch'])(
  'a form with a file of 120 MB is in memory once, with the adapter for %s',
  async (adapter) => {
    const server = fork(join(import.meta.dirname, 'upload-server.ts'), [adapter], { execArgv: [] });
    try {
      const [{ port, memory: before }] = (await once(server, 'message')) as [{ port: number; memory: number }];
      const headers = {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': head.length + size + tail.length,
      };
      const upload = request({ port, method: 'POST', headers });
      const answered = once(upload, 'response');
      upload.write(head);
      const piece = Buffer.alloc(1_000_000, 'a');
      for (let sent = 0; sent < size; sent += piece.length) if (!upload.write(piece)) await once(upload, 'drain');
      upload.end(tail);
      const [response] = await answered;
      const { size: received, memory } = (await json(response)) as { size: number; memory: number };
      expect(received).toBe(size);
      // One copy, and chunks that the garbage collector has not removed yet.
      expect(memory - before).toBeLessThan(2.5 * size);
    } finally {
      server.kill();
    }
  },
  60_000,
);
