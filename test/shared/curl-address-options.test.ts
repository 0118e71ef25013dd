import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { curlAddressOptions } from '../../description/text/curl-address-options.ts';

test.each(['/plain?page=1', '/iids?iids[]=1&iids[]=2', '/{id}/[1-3]', '/a/../b', '/a/./b/..'])(
  'curl sends the target %s unchanged',
  async (target) => {
    const targets: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      targets.push(request.url);
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    await promisify(execFile)('curl', ['-sS', ...curlAddressOptions(target), `http://127.0.0.1:${port}${target}`]);
    expect(targets).toEqual([target]);
  },
);

test('a plain address needs no option', () => expect(curlAddressOptions('/plain?page=1.5')).toEqual([]));
