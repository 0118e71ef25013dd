import { join } from 'node:path';

/**
 * The name of the folder inside an output folder in which a run prepares an update. The folder exists only during an update, and after a
 * run that was killed during an update. It is on the same file system as the output, so that files can be renamed.
 */
const updateFolderName = '.forgespec-update';

/** Returns the path of the folder in which a run prepares the update of an output folder. */
export const updateFolderOf = (folder: string): string => join(folder, updateFolderName);

/** Returns true for the name of a folder of an update, and of such a folder that is being deleted. */
export const isUpdateFolder = (name: string): boolean =>
  name === updateFolderName || name.startsWith(`${updateFolderName}-`);
