import { describe, expect, test } from 'vitest';
import { createClient } from '../../../generated/client/index.ts';
import { hostileServer, type HostileServer, serverOf } from '../hostile-server.ts';
import { json, loopback } from '../loopback.ts';

const auth = { PrivateToken: 'planted' };
const deep = '['.repeat(100_000) + ']'.repeat(100_000);

describe('pages', () => {
  const pageOf = (link: string, content = '[{"id":1}]') =>
    `HTTP/1.1 200 A\r\nconnection: close\r\nlink: ${link}; rel="next"\r\ncontent-length: ${content.length}\r\n\r\n${content}`;

  test('a link to the same page ends the list with an error', async () => {
    const server = await serverOf(pageOf('</api/v4/projects/24/badges>'));
    const client = createClient({ baseUrl: server.origin });
    await expect(client.projectBadges.list({ id: 24 }).all()).rejects.toThrow('leads back to a page');
    expect(server.requests).toHaveLength(1);
  });

  test('a list that never ends is read as far as the caller wants', async () => {
    const server = await hostileServer((socket) => {
      const page = server.requests.length;
      socket.end(pageOf(`<?page=${page + 1}>`, `[{"id":${page}}]`));
    });
    const client = createClient({ baseUrl: server.origin });
    expect(await client.projectBadges.list({ id: 24 }).all(5)).toHaveLength(5);
  });

  test('a link to another origin gets no credential', async () => {
    const other = await loopback(json([{ id: 2 }]));
    const server = await serverOf(pageOf(`<${other.origin}/next?page=2>`));
    const client = createClient({ baseUrl: server.origin, auth, headers: { 'x-own': 'planted' } });
    expect(await client.projectBadges.list({ id: 24 }).all()).toHaveLength(2);
    expect(JSON.stringify(other.received)).not.toContain('planted');
  });

  test.each(['file:///etc/passwd', 'javascript:alert(1)', 'http://a:b@127.0.0.1/'])(
    'a link to %s is not requested',
    async (target) => {
      const server = await serverOf(pageOf(`<${target}>`));
      const call = createClient({ baseUrl: server.origin }).projectBadges.list({ id: 24 }).all();
      await expect(call).rejects.toThrow('listProjectBadges');
      expect(server.requests).toHaveLength(1);
    },
  );

  /** Starts a server whose response depends on the number of the request, from 1. */
  const serverOfPages = async (pageAt: (number: number) => string): Promise<HostileServer> => {
    const server = await hostileServer((socket) => void socket.end(pageAt(server.requests.length)));
    return server;
  };
  const all = (server: HostileServer) =>
    createClient({ baseUrl: server.origin, auth }).projectBadges.list({ id: 24 }, { name: 'x' }).all();
  const last = (content: string) => pageOf('<a>', content).replace('next', 'last');

  test.each([
    [
      'form a cycle',
      (page: number) => pageOf(`<?page=${(page % 3) + 1}>`, `[{"id":${page}}]`),
      4,
      'leads back to a page',
    ],
    [
      'are empty for ever',
      (page: number) => pageOf(`<?page=${page + 1}>`, '[]'),
      100,
      'follows 100 pages without an item',
    ],
    [
      'have the same items for ever',
      (page: number) => pageOf(`<?page=${page + 1}>`),
      2,
      'leads to the same items again',
    ],
    ['become an object', (page: number) => (page === 1 ? pageOf('<?page=2>') : last('{"id":2}')), 2, 'is not a list'],
    ['become null', (page: number) => (page === 1 ? pageOf('<?page=2>') : last('null')), 2, 'is not a list'],
    [
      'are nested too deeply to compare',
      (page: number) => pageOf(`<?page=${page + 1}>`, deep),
      2,
      'is nested too deeply',
    ],
  ])('pages that %s end with an error', async (_, pageAt, requests, words) => {
    const server = await serverOfPages(pageAt);
    const error: unknown = await all(server).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ message: expect.stringMatching(`^listProjectBadges.*${words}`) });
    expect(server.requests).toHaveLength(requests);
  });

  test('a link is followed as it is, also without the filters of the first page', async () => {
    const server = await serverOfPages((page) => (page === 1 ? pageOf('<?page=2>') : last('[{"id":2}]')));
    expect(await all(server)).toEqual([{ id: 1 }, { id: 2 }]);
    expect(server.requests.map((request) => request.split(' ', 2)[1])).toEqual([
      '/api/v4/projects/24/badges?name=x',
      '/api/v4/projects/24/badges?page=2',
    ]);
  });
});
