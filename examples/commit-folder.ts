// Commits the files of a local folder to a branch: creates new files, and changes different ones. If somebody else commits to one of these
// files at the same time, the file stays as it is, and the exit code is 1.
//
//     node examples/commit-folder.ts aurora/compass main ./site docs

import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BadRequestError, encodeFileContent, NotFoundError } from '../generated/client/index.ts';
import { clientFromEnvironment } from './client.ts';

const [, , project, branch, source, target = ''] = process.argv;
if (project === undefined || branch === undefined || source === undefined) {
  throw new TypeError('Which project, branch, and local folder?');
}
const client = clientFromEnvironment();

for await (const entry of glob('**/*', { cwd: source, withFileTypes: true })) {
  if (!entry.isFile()) continue;
  const local = join(entry.parentPath, entry.name);
  const remote = join(target, local.slice(join(source, '/').length)).replaceAll('\\', '/');
  const outcome = await commitFile(remote, await readFile(local));
  process.stdout.write(`${outcome} ${remote}\n`);
  if (outcome === 'conflict') process.exitCode = 1;
}

async function commitFile(file_path: string, bytes: Uint8Array): Promise<'changed' | 'conflict' | 'created' | 'same'> {
  const path = { id: project ?? '', file_path };
  const commit = { branch: branch ?? '', ...encodeFileContent(bytes) };
  const before = await readVersion(path);
  if (before?.sha256 === createHash('sha256').update(bytes).digest('hex')) return 'same';
  try {
    if (before === undefined) {
      await client.repositoryFiles.create(path, { ...commit, commit_message: `Add ${file_path}` });
      return 'created';
    }
    const { commit: last_commit_id } = before;
    await client.repositoryFiles.update(path, { ...commit, commit_message: `Change ${file_path}`, last_commit_id });
    return 'changed';
  } catch (error) {
    // The service does not say why a commit failed, so the program compares the last commits of the file.
    const hasChanged = error instanceof BadRequestError && (await readVersion(path))?.commit !== before?.commit;
    if (hasChanged) return 'conflict';
    throw error;
  }
}

/** Returns the last commit and the hash of a file. Returns undefined if the branch does not have the file. */
async function readVersion(path: { readonly id: string; readonly file_path: string }) {
  try {
    const headers = await client.repositoryFiles.getMetadata(path, { ref: branch ?? '' });
    return { commit: headers['x-service-last-commit-id'], sha256: headers['x-service-content-sha256'] };
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
