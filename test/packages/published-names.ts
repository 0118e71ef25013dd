/** Every package that is published. */
export const publishedNames = [
  'forgespec',
  '@forgespec/contract',
  '@forgespec/mock',
  '@forgespec/msw',
  '@forgespec/reference',
  '@forgespec/sandbox',
  '@forgespec/sdk',
  '@forgespec/tanstack-query',
  '@forgespec/type-by-format',
  '@forgespec/zod',
] as const;
