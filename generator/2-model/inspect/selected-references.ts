import type { Discriminator } from '../schema.ts';

/** Returns the references of the schemas that the values of a discriminator select: those in `mapping`, and `defaultMapping`. */
export const selectedReferences = (discriminator: Discriminator | undefined): string[] => [
  ...(discriminator?.mapping ?? []).map(({ reference }) => reference),
  ...(discriminator?.defaultReference === undefined ? [] : [discriminator.defaultReference]),
];
