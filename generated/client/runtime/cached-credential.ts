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
    const known = await current;
    // Of several calls that were refused together, the first loads for all.
    if (known !== undefined && known !== refused) return known;
    const loading = (current = Promise.resolve(refused).then(load));
    loading.catch(() => (current = undefined));
    return loading;
  };
}
