/** Returns the name of the lock of a branch. */
export const branchLock = (projectId: number, branch: string): string => `branch ${branch} of ${projectId}`;
