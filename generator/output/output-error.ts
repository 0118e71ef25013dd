import { LinkedFolderError } from './read-output.ts';
import { BusyOutputError } from './switch/output-lock.ts';
import { ChangedOutputError } from './switch/prepare-update.ts';

/** Returns true for an error that shows that an output folder cannot be read or written. */
export const isOutputError = (error: unknown): error is Error =>
  error instanceof Error &&
  (error instanceof LinkedFolderError ||
    error instanceof BusyOutputError ||
    error instanceof ChangedOutputError ||
    'syscall' in error);
