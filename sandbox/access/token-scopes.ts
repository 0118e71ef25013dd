import type { TokenScope } from '../database/schema/index.ts';

/** The properties of an operation that decide which scopes allow it. */
interface ScopedOperation {
  readonly area: string;
  readonly method: string;
}

/**
 * Returns true if the scopes of a token allow an operation. `api` allows all operations, `read_api` all GET and HEAD
 * requests, and `read_repository` the GET and HEAD requests for files.
 */
export function scopesAllow(scopes: readonly TokenScope[], { area, method }: ScopedOperation): boolean {
  if (scopes.includes('api')) return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return scopes.includes('read_api') || (area === 'repositoryFiles' && scopes.includes('read_repository'));
}
