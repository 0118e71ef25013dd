import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { openSandbox, type SandboxOptions } from './start-sandbox.ts';

/**
 * A running sandbox, for users of the package. These users cannot access the database and the repositories of the
 * sandbox.
 */
export interface StartedSandbox extends Closable {
  /** The URL of the service and of the registry: `http://127.0.0.1:4011`. */
  readonly url: string;
  /** The URL of the control port. Undefined if the sandbox has no control port. */
  readonly controlUrl: string | undefined;
  /**
   * Imports the modules of the server again. The new modules handle all later requests, and the old modules complete
   * the open requests. The data stays open. Node.js imports a module again only if a module hook changes its URL.
   * Without such a hook, the call has no effect.
   */
  readonly reload: () => Promise<void>;
}

/**
 * Starts a sandbox in this process.
 *
 * @throws {DataFolderError} if the folder is in use, or does not belong to a sandbox.
 * @throws {Error} if a port is in use, or if the data cannot be opened.
 */
export const startSandbox = (options?: SandboxOptions): Promise<StartedSandbox> => openSandbox(options);
