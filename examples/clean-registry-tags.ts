// Deletes old image tags in every image repository of a project. Keeps the tags of releases, such as `v1.4.0`, and the
// five newest other tags.
//
//     node examples/clean-registry-tags.ts aurora/compass 30d

import { ForbiddenError } from '../generated/client/index.ts';
import { clientFromEnvironment } from './client.ts';

const [, , project, age = '30d'] = process.argv;
if (project === undefined) throw new TypeError('Which project?');
const client = clientFromEnvironment();

for await (const { id, path, tags_count } of client.containerRegistry.listProjectRepositories(
  { id: project },
  { tags_count: true },
)) {
  try {
    await client.containerRegistry.deleteTagsInBulk(
      { id: project, repository_id: id },
      {},
      { body: { name_regex_delete: '.*', name_regex_keep: 'v\\d+\\.\\d+\\.\\d+', keep_n: 5, older_than: age } },
    );
    process.stdout.write(`${path}: cleaning up ${tags_count ?? 'its'} tags\n`);
  } catch (error) {
    if (!(error instanceof ForbiddenError)) throw error;
    process.stdout.write(`${path}: not allowed\n`);
  }
}
