/** The name of the locked file, which is empty. */
export const lockName = 'sandbox.lock';

/** The name of the file that describes the process that has locked the folder. */
export const holderName = 'sandbox.holder.json';

/** All files that locking can leave in a folder. */
export const lockFiles: readonly string[] = [lockName, holderName];
