/** What of the registry a registry token opens, in the form of its claim `access`. */
export interface RegistryAccess {
  readonly type: 'registry' | 'repository';
  /** The path of an image repository; `catalog` of the registry. */
  readonly name: string;
  readonly actions: readonly string[];
}

/** What a credential keeps its user from doing. */
export interface CredentialLimits {
  /** The number of the only project whose registry it reaches; any where undefined. */
  readonly onlyProject?: number;
  /** Whether nothing may be changed with it. */
  readonly onlyReads?: boolean;
  /** The only things of the registry that it opens; for registry tokens, which open nothing else. */
  readonly onlyAccess?: readonly RegistryAccess[];
}
