import type { Diagnostics } from '../../diagnostics/diagnostic.ts';
import type { Origins } from '../origins.ts';
import type { FileResolver } from '../resolver.ts';
import type { Remote } from './remotes.ts';

/** The input that the functions for references in schemas share. */
export interface ResolvingContext {
  readonly resolver: FileResolver;
  readonly origins: Origins;
  readonly diagnostics: Diagnostics;
  readonly remotes: readonly Remote[];
}
