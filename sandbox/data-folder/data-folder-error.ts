/** A folder that a sandbox cannot keep its data in. The message names the folder, the cause and the fix. Nothing in the folder was changed. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}
