/** The option values for each run of a command, from the command line and the config. */
export interface ConfiguredRuns<Values> {
  readonly runs: readonly Values[];
  /** The absolute path of the config. Undefined if there is no config. */
  readonly config: string | undefined;
}

/** Loads the config again. If the config has faults, prints the faults and returns undefined. */
export type ReloadRuns<Values> = () => Promise<ConfiguredRuns<Values> | undefined>;
