/** The files of an output. */
export interface WrittenFiles {
  /**
   * A map from the path of each file to the SHA-256 digest of its text. The paths are relative to the output folder.
   */
  readonly digests: Readonly<Record<string, string>>;
  /**
   * The files and folders that belong to the emitters, such as `openapi.json` and `client`, relative to the output
   * folder.
   */
  readonly folders: readonly string[];
}

/** Returns true if a path is in a list of files and folders, or inside one of the listed folders. */
export const isInFolders = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
