import type { TokenScope } from '../database/schema/index.ts';

/** What of an operation decides which tokens reach it. */
interface ScopedOperation {
  readonly area: string;
  readonly method: string;
}

/**
 * Whether a token with these scopes reaches an operation. `api` reaches all; `read_api` those that read; `read_repository` those
 * that read files.
 */
export function scopesAllow(scopes: readonly TokenScope[], { area, method }: ScopedOperation): boolean {
  if (scopes.includes('api')) return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return scopes.includes('read_api') || (area === 'repositoryFiles' && scopes.includes('read_repository'));
}
