import type { Credential, CredentialProvider } from './credentials.ts';

/**
 * Creates a provider that loads a credential once for all calls, and loads it again if the service refuses it (401).
 *
 * @param load reads or obtains a credential.
 */
export function cachedCredential<Kind extends Credential>(
  load: (refused: Credential | undefined) => Kind | Promise<Kind>,
): CredentialProvider<Kind> {
  let current: Promise<Kind> | undefined;
  return async (refused) => {
    const known = current;
    const credential = await known;
    if (credential !== undefined && credential !== refused) return credential;
    // If several calls need a new credential at the same time, the first call loads the credential for all of them.
    if (current !== undefined && current !== known) return current;
    const loading = Promise.resolve(refused).then(load);
    current = loading;
    // If loading fails, the next call loads the credential again.
    loading.catch(() => {
      current = undefined;
    });
    return loading;
  };
}
