/** The access that a registry token allows, in the form of its claim `access`. */
export interface RegistryAccess {
  readonly type: 'registry' | 'repository';
  /** The path of an image repository, or `catalog` for the registry itself. */
  readonly name: string;
  readonly actions: readonly string[];
}

/** The restrictions of a credential. */
export interface CredentialLimits {
  /** The id of the only project whose registry the credential can access; undefined for all projects. */
  readonly onlyProject?: number;
  /** True if the credential only allows reading. */
  readonly onlyReads?: boolean;
  /** The only access that a registry token allows. */
  readonly onlyAccess?: readonly RegistryAccess[];
}
