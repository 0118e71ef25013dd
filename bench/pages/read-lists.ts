import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ReadableList } from './candidates.ts';
import { responseFor } from './page-response.ts';

/** The parts of a generated client that this module uses. */
interface Sdk {
  createCoreClient(options: object): unknown;
  /** The functions of each area. */
  readonly [area: string]: object | ((options: object) => unknown);
}

/** Reads each list from a server with three pages of two items. Returns the failures by the label of the operation. */
export async function readLists(sdk: Sdk, lists: readonly ReadableList[]): Promise<Record<string, string>> {
  let current: ReadableList | undefined;
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    const url = new URL(request.url ?? '', 'http://localhost');
    const { headers, body } = current === undefined ? { headers: {}, body: {} } : responseFor(current.pagination, url);
    response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const failures: Record<string, string> = {};
  for (const list of lists) {
    current = list;
    count = 0;
    try {
      const ids = await idsOf(sdk, list, origin);
      if (ids.join(' ') !== '1 2 3 4 5 6') failures[list.label] = `the items are ${ids.join(' ')}`;
      else if (count > 4) failures[list.label] = `${count} requests were sent`;
    } catch (error) {
      failures[list.label] = String(error).slice(0, 300);
    }
  }
  server.close();
  return failures;
}

async function idsOf(sdk: Sdk, list: ReadableList, origin: string): Promise<unknown[]> {
  const options = {
    ...Object.fromEntries(list.addresses.map((name) => [name, origin])),
    ...(list.server !== undefined && { servers: { [list.server]: origin } }),
    // All servers of the description are replaced by the one of this process.
    fetch: (request: Request) => fetch(request.url.replace(/^https?:\/\/[^/?]*/u, origin)),
  };
  const client = sdk.createCoreClient(options);
  const operation = new Map(Object.entries(sdk[list.area] ?? {})).get(list.name);
  if (typeof operation !== 'function') throw new Error(`The client has no function ${list.area}.${list.name}.`);
  const args = list.path === undefined ? [] : [list.path];
  const ids: unknown[] = [];
  for await (const item of operation(client)(...args) as AsyncIterable<unknown>) {
    ids.push(JSON.stringify(item).replaceAll(/\D/gu, ''));
    if (ids.length > 20) break;
  }
  return ids;
}
