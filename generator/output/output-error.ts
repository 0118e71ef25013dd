import { LinkedFolderError } from './read-output.ts';
import { BusyFolderError } from '@forgespec/description/files';
import { ChangedOutputError } from './switch/prepare-update.ts';

/** Returns true for an error that shows that an output folder cannot be read or written. */
export const isOutputError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof LinkedFolderError ||
    error instanceof BusyFolderError ||
    error instanceof ChangedOutputError ||
    'syscall' in error);
