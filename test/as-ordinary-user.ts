import { lchownSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The user id of `nobody` on Linux and most other systems. */
const nobody = 65_534;

/**
 * Runs a function without the rights of root, because root ignores file permissions. If this process runs as root, the function runs as the
 * user `nobody`. Otherwise, the user does not change.
 *
 * @param folder the folder that the function uses. If this process runs as root, `nobody` becomes the owner of the folder and of its files.
 */
export async function asOrdinaryUser<Result>(folder: string, run: () => Result | Promise<Result>): Promise<Result> {
  if (process.getuid?.() !== 0) return run();
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  for (const path of [folder, ...paths]) lchownSync(path, nobody, nobody);
  process.seteuid?.(nobody);
  try {
    return await run();
  } finally {
    process.seteuid?.(0);
  }
}
