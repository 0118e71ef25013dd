import { realpathSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The files from which a running sandbox can load its server again. */
export interface ServerSource {
  /** The path of the folder with the generated code. */
  readonly generated: string;
  /** The path of the module that imports the whole server: the generated code and the handlers. */
  readonly entries: readonly [string];
}

/** Returns the source of the server. Returns undefined in the published package, which contains the server as a bundle. */
export function findServerSource(): ServerSource | undefined {
  if (!import.meta.url.endsWith('.ts')) return undefined;
  // npm installs the packages of a workspace as symbolic links. `realpathSync` returns the target of the link.
  const generated = dirname(realpathSync(findPackageJSON('@forgespec/sdk', import.meta.url) ?? ''));
  return { generated, entries: [join(import.meta.dirname, 'create-listeners.ts')] };
}
