import type { FormCredential } from '../content/form-credential.ts';

/**
 * The credentials that the reader has entered, by the origin of the server and the name of the scheme. They exist until the tab is closed.
 * A credential is only sent to the origin for which it was entered.
 */
export interface EnteredCredentials {
  read(origin: string, scheme: string): FormCredential | undefined;
  write(origin: string, scheme: string, credential: FormCredential): void;
}

/**
 * Returns the store of this tab. The pages of an origin share it, so that a reader enters a credential once. Other ports of the host have
 * other origins. All files have the same origin, so the credentials of a page that is a file are not shared.
 */
export function createEnteredCredentials(storage: Storage | undefined): EnteredCredentials {
  const entered = new Map<string, FormCredential>();
  const keyOf = (origin: string, scheme: string): string => `forgespec credential ${origin} ${scheme}`;
  return {
    read(origin, scheme) {
      const key = keyOf(origin, scheme);
      const text = storage?.getItem(key) ?? undefined;
      return entered.get(key) ?? (text === undefined ? undefined : (JSON.parse(text) as FormCredential));
    },
    write(origin, scheme, credential) {
      const key = keyOf(origin, scheme);
      entered.set(key, credential);
      storage?.setItem(key, JSON.stringify(credential));
    },
  };
}
