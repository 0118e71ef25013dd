/**
 * Returns true if a document certainly obeys the meta-schema of OpenAPI 3.1. A checkout has no compiled meta-schema, so the result is
 * false. The published packages have the compiled validator in place of this module: `pack/compile-meta-schema.ts`.
 */
export const isOpenApi = (_document: unknown): boolean => false;
