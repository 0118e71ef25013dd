import type { OperationModel } from '../../model/operation.ts';
import { openSandbox, type RunningSandbox } from '../../sandbox/start-sandbox.ts';
import { knownCredentials } from '../../sandbox/example-data/known-credentials.ts';

/** A sandbox whose example data can be restored. */
export interface SampleSandbox {
  readonly url: string;
  readonly restore: () => Promise<void>;
  /** Returns the environment variables from which samples read their credentials. */
  readonly secrets: (scope: string | undefined) => Promise<Record<string, string>>;
  readonly close: () => Promise<void>;
}

export async function startSampleSandbox(): Promise<SampleSandbox> {
  const sandbox = await openSandbox({ controlPort: 0 });
  return {
    url: sandbox.url,
    async restore() {
      const { status } = await fetch(`${sandbox.controlUrl}/sandbox/reset`, { method: 'POST' });
      if (status !== 204) throw new Error(`The sandbox answered the reset with ${status}.`);
    },
    secrets: async (scope) => ({
      PRIVATE_TOKEN: secret('PrivateToken'),
      JOB_TOKEN: secret('JobToken'),
      REGISTRY_USERNAME: 'admin',
      REGISTRY_PASSWORD: secret('PrivateToken'),
      REGISTRY_TOKEN: scope === undefined ? '' : await registryToken(sandbox, scope),
    }),
    close: sandbox.close,
  };
}

const secret = (scheme: string): string => knownCredentials.get(scheme)?.secret ?? '';

async function registryToken({ url }: RunningSandbox, scope: string): Promise<string> {
  const query = new URLSearchParams({ service: 'container_registry', scope });
  const authorization = `Basic ${Buffer.from(`admin:${secret('PrivateToken')}`).toString('base64')}`;
  const response = await fetch(`${url}/jwt/auth?${query}`, { headers: { authorization } });
  const { token } = (await response.json()) as { token: string };
  return token;
}

/** Returns the scope of the registry token that an operation needs, for the repository in the example data. */
export const registryScope = ({ security }: OperationModel): string | undefined =>
  security
    .flat()
    .find(({ scheme }) => scheme === 'RegistryToken')
    ?.scopes[0]?.replace('{image_path}', 'aurora/compass');
