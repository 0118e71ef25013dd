/** The changes of the generated client and of the generated handler interfaces, with their meaning. */
export const sdkChanges = {
  'sdk-name-removed': 'A name that a program can import from the generated client is gone.',
} as const satisfies Record<string, string>;
