import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { openSandbox, type SandboxOptions } from './start-sandbox.ts';

/** A running sandbox. Its database and repositories are not part of the API of the package. */
export interface StartedSandbox extends Closable {
  /** The URL of the service and of the registry: `http://127.0.0.1:4011`. */
  readonly url: string;
  /** The URL of the control port; undefined if the sandbox has none. */
  readonly controlUrl: string | undefined;
}

/**
 * Starts a sandbox in this process.
 *
 * @throws {DataFolderError} if the folder is in use, or does not belong to a sandbox.
 * @throws {Error} if a port is in use or the data cannot be opened.
 */
export const startSandbox = (options?: SandboxOptions): Promise<StartedSandbox> => openSandbox(options);
