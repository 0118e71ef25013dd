import type { Discriminator } from '../schema.ts';

/** Returns the references of the schemas that a discriminator can select. These are the schemas of `mapping` and `defaultMapping`. */
export const selectedReferences = (discriminator: Discriminator | undefined): string[] => [
  ...(discriminator?.mapping ?? []).map(({ reference }) => reference),
  ...(discriminator?.defaultReference === undefined ? [] : [discriminator.defaultReference]),
];
