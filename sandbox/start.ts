import { openSandbox } from './start-sandbox.ts';
import type { SandboxOptions, StartedSandbox } from './start-types.ts';

export type { StartedSandbox };

/**
 * Starts a sandbox in this process.
 *
 * @throws {DataFolderError} if the folder is in use, or does not belong to a sandbox.
 * @throws {Error} if a port is in use, or if the data cannot be opened.
 */
export const startSandbox = (options?: SandboxOptions): Promise<StartedSandbox> => openSandbox(options);
