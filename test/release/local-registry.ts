import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

/** A version of a package, as npm sends it. */
interface SentVersion {
  readonly version: string;
  readonly dist: { readonly integrity: string };
}

/** The body of the request with which npm publishes a package. */
interface SentPackage {
  readonly name: string;
  readonly versions: Readonly<Record<string, SentVersion>>;
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>;
}

/** A registry that stores the requests of `npm publish` in memory. */
export interface LocalRegistry {
  readonly url: string;
  /** The names of the published packages, in the order of the requests. */
  readonly published: readonly string[];
}

/**
 * Starts a registry on this computer. It implements only publishing and reading of package documents.
 *
 * @param refused the name of a package that the registry rejects. It accepts the package after one rejection.
 */
export async function startLocalRegistry(refused?: string): Promise<LocalRegistry> {
  const packages = new Map<string, SentPackage>();
  const published: string[] = [];
  let rejections = refused === undefined ? 0 : 1;
  const server = createServer(async (request, response) => {
    const name = decodeURIComponent((request.url ?? '').slice(1));
    const reply = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (request.method !== 'PUT') {
      const found = packages.get(name);
      if (found === undefined) reply(404, { error: 'Not found' });
      else reply(200, found);
      return;
    }
    const sent = (await json(request)) as SentPackage;
    if (name === refused && rejections > 0) {
      rejections -= 1;
      reply(403, { error: 'Not today' });
      return;
    }
    const [attachment] = Object.values(sent._attachments);
    const hash = createHash('sha512').update(Buffer.from(attachment?.data ?? '', 'base64'));
    const integrity = `sha512-${hash.digest('base64')}`;
    if (Object.values(sent.versions).some(({ dist }) => dist.integrity !== integrity))
      throw new Error('Broken tarball');
    packages.set(name, sent);
    published.push(name);
    reply(201, { ok: true });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The registry has no port');
  return { url: `http://127.0.0.1:${address.port}/`, published };
}
