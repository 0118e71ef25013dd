/**
 * The error if a sandbox cannot use a folder for its data. The message contains the folder, the cause and the fix. The
 * folder is unchanged.
 */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}
