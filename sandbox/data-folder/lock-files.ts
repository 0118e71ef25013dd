/** The name of the file that is locked. The file is empty. */
export const lockName = 'sandbox.lock';

/** The name of the file that describes the process with the lock. */
export const holderName = 'sandbox.holder.json';

/** All files that locking can leave in a folder. */
export const lockFiles: readonly string[] = [lockName, holderName];
