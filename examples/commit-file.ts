// Commits a local file to a branch: creates the file in the repository, or replaces it. Fails if another commit changes
// the file at the same time.
//
//     node examples/commit-file.ts aurora/compass main docs/logo.png ./logo.png

import { readFile } from 'node:fs/promises';
import { encodeFileContent, NotFoundError } from '../generated/client/index.ts';
import { clientFromEnvironment } from './client.ts';

const [, , project, branch, target, source] = process.argv;
if (project === undefined || branch === undefined || target === undefined || source === undefined) {
  throw new TypeError('Which project, branch, path in the repository, and local file?');
}
const client = clientFromEnvironment();
const path = { id: project, file_path: target };
const commit = { branch, ...encodeFileContent(await readFile(source)) };

const lastCommit = await client.repositoryFiles.getMetadata(path, { ref: branch }).then(
  (headers) => headers['x-service-last-commit-id'],
  (error: unknown) => {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  },
);

if (lastCommit === undefined) {
  const { file_path } = await client.repositoryFiles.create(path, { ...commit, commit_message: `Add ${target}` });
  process.stdout.write(`created ${file_path}\n`);
} else {
  const update = { ...commit, commit_message: `Change ${target}`, last_commit_id: lastCommit };
  const { file_path } = await client.repositoryFiles.update(path, update);
  process.stdout.write(`changed ${file_path}\n`);
}
