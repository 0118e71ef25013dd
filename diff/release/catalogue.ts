/** A map from the ids of problems with `info.version` to their meanings. */
export const releaseChanges = {
  'version-not-raised': 'The version of the API (`info.version`) is too low for the changes of the API.',
} as const satisfies Record<string, string>;
