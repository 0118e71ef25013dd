/** The file that is locked. It stays empty. */
export const lockName = 'sandbox.lock';

/** The file that says which process has locked the folder. */
export const holderName = 'sandbox.holder.json';

/** All files that locking a folder may leave in it. */
export const lockFiles: readonly string[] = [lockName, holderName];
