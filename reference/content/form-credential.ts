import type { SecuritySchemeModel } from '@forgespec/model';

/** A credential that the forms of the site contain from the start, so that readers need not enter one. */
export interface FormCredential {
  readonly username?: string;
  /** The password, token or key. */
  readonly secret: string;
}

/** Returns the credential that the forms contain for a security scheme. Returns undefined if the forms contain none. */
export type FindCredential = (scheme: SecuritySchemeModel) => FormCredential | undefined;
