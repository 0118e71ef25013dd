/** An item of the claim `access` of a registry token. The item lists the actions that the token allows on one resource. */
export interface RegistryAccess {
  readonly type: 'registry' | 'repository';
  /** The path of an image repository, or `catalog` for the registry itself. */
  readonly name: string;
  readonly actions: readonly string[];
}

/** The restrictions of a credential. */
export interface CredentialLimits {
  /**
   * The id of the only project whose registry the credential can access. Undefined if the credential can access the
   * registries of all projects.
   */
  readonly onlyProject?: number;
  /** True if the credential only allows reading. */
  readonly onlyReads?: boolean;
  /** The access that a registry token allows. Undefined if the credential is not a registry token. */
  readonly onlyAccess?: readonly RegistryAccess[];
}
