import { afterAll, beforeAll } from 'vitest';
import { createClient, type Client } from '../../generated/client/index.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import type { SandboxOptions } from '../../sandbox/start-types.ts';
import { validatingFetch } from './validating-fetch.ts';
import { createTestData, removeData, type DataLocation } from './postgres-server.ts';

/**
 * A running sandbox with the example data, and clients for its users. Each response is checked against the description.
 */
export interface SandboxFixture {
  readonly sandbox: RunningSandbox;
  /** Returns a client with the access token of a user. */
  readonly as: (username: Username) => Client;
  /** Returns a client that sends the credentials of the argument. */
  readonly with: (auth: Parameters<typeof createClient>[0] extends infer Options ? AuthOf<Options> : never) => Client;
}

type AuthOf<Options> = Options extends { readonly auth?: infer Auth } ? NonNullable<Auth> : never;

export type Username = 'admin' | 'courier' | 'elena' | 'jonas' | 'mira' | 'priya' | 'sora' | 'tomas';

/** Starts a sandbox for the tests of a file. The fixture can be used in tests and hooks. */
export function useSandboxFixture(options: SandboxOptions = {}): SandboxFixture {
  let sandbox: RunningSandbox | undefined;
  let place: DataLocation = {};
  beforeAll(async () => {
    place = await createTestData();
    sandbox = await openSandbox({ checkResponses: 'throw', ...place, ...options });
  });
  afterAll(async () => {
    await sandbox?.close();
    await removeData(place);
  });

  const running = (): RunningSandbox => {
    if (sandbox === undefined) throw new Error('The sandbox has not started yet');
    return sandbox;
  };
  const client: SandboxFixture['with'] = (auth) =>
    createClient({ baseUrl: running().url, registryUrl: running().url, auth, fetch: validatingFetch });
  return {
    get sandbox() {
      return running();
    },
    as: (username) => client({ PrivateToken: `token-of-${username}` }),
    with: client,
  };
}
