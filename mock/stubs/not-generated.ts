/** There is no generated server to serve with. */
export class NotGenerated extends Error {
  override readonly name = 'NotGenerated';

  /** @param file what was looked for. */
  constructor(file: string) {
    super(`There is no ${file}. Run \`forgespec generate\` first, or name the folder with --generated.`);
  }
}
