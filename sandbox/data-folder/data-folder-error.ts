/**
 * The error for a folder that a sandbox cannot use for its data. The message contains the folder, the cause and the
 * fix. Nothing in the folder is changed.
 */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}
