import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { Origins } from '../origins.ts';
import type { FileResolver } from '../resolver.ts';
import type { Remote } from './remotes.ts';

/** The objects that all functions for resolving references of schemas need. */
export interface ResolvingContext {
  readonly resolver: FileResolver;
  readonly origins: Origins;
  readonly diagnostics: Diagnostics;
  readonly remotes: readonly Remote[];
}
