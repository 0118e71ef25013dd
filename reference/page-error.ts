/** The error of a page of the site that could not be built. The message names the page. */
export class PageError extends Error {
  override readonly name = 'PageError';

  /**
   * @param path the path of the page, relative to the folder of the site.
   * @param cause the error of the build.
   */
  constructor(path: string, cause: unknown) {
    super(`The page ${path} could not be built: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/**
 * Builds a page, or a part of it.
 *
 * @throws {PageError} if `build` throws an error.
 */
export async function builtPage<Built>(path: string, build: () => Promise<Built> | Built): Promise<Built> {
  try {
    return await build();
  } catch (error) {
    throw new PageError(path, error);
  }
}
