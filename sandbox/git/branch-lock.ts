/** The name under which one after the other adds to a branch. */
export const branchLock = (projectId: number, branch: string): string => `branch ${branch} of ${projectId}`;
