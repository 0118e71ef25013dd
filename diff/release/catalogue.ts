/** The ids of problems with `info.version`. The value of each id is its meaning. */
export const releaseChanges = {
  'version-not-raised': 'The version of the API (`info.version`) is lower than the changes of the API require.',
} as const satisfies Record<string, string>;
