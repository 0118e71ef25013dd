/** Every package that is published. */
export const publishedNames = [
  'forgespec',
  '@forgespec/contract',
  '@forgespec/mock',
  '@forgespec/reference',
  '@forgespec/sandbox',
  '@forgespec/sdk',
] as const;
