/** The files of an output. */
export interface WrittenFiles {
  /** The SHA-256 digests of the texts, by path relative to the output folder. */
  readonly digests: Readonly<Record<string, string>>;
  /** The files and folders in which forgespec writes, relative to the output folder. */
  readonly folders: readonly string[];
}

/** Returns true if a path is in a list of files and folders, or inside one of the listed folders. */
export const isInFolders = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => path === folder || path.startsWith(`${folder}/`));
