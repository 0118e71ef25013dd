/**
 * Returns true if a document is known to obey the meta-schema of OpenAPI 3.1. In a checkout the result is always false, because
 * the meta-schema is not compiled. The published packages replace this module by the compiled validator: see
 * `pack/compile-meta-schema.ts`.
 */
export const isOpenApi = (_document: unknown): boolean => false;
