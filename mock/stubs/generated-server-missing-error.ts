/** The error that is thrown if a folder does not contain a generated server. */
export class GeneratedServerMissingError extends Error {
  override readonly name = 'GeneratedServerMissingError';

  /** @param file the path of the file that does not exist. */
  constructor(file: string) {
    super(`There is no ${file}. Run \`forgespec generate\` first, or name the folder with --generated.`);
  }
}
