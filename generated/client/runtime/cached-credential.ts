// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Credential, CredentialProvider } from './credentials.ts';

/**
 * A provider that loads a credential once, for all calls, and again only when the service did not accept it.
 *
 * @param load reads it from wherever it is kept, or obtains a new one.
 */
export function cachedCredential<Kind extends Credential>(
  load: (refused: Credential | undefined) => Kind | Promise<Kind>,
): CredentialProvider<Kind> {
  let current: Promise<Kind> | undefined;
  return async (refused) => {
    const known = current;
    const credential = await known;
    if (credential !== undefined && credential !== refused) return credential;
    // Of several calls that need another one, the first loads it for all.
    if (current !== undefined && current !== known) return current;
    const loading = Promise.resolve(refused).then(load);
    current = loading;
    // What failed is tried again the next time.
    loading.catch(() => (current = undefined));
    return loading;
  };
}
