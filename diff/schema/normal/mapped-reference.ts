import { formatPointer } from '@forgespec/generator/pointer';

/** Returns the reference for a value of the `mapping` of a discriminator, which is a reference or the name of a schema. */
export const mappedReference = (target: string): string =>
  target.startsWith('#') ? target : formatPointer(['components', 'schemas', target]);
