// Merges the opened merge requests that have a label, if nothing prevents it. Prints the reason for each one that it cannot merge. Run it again
// and again, for example every minute.
//
//     node examples/merge-bot.ts ready

import { ApiError, UnprocessableContentError, waitFor } from '../generated/client/index.ts';
import { clientFromEnvironment } from './client.ts';

const [, , label] = process.argv;
if (label === undefined) throw new TypeError('Which label?');
const client = clientFromEnvironment();

for await (const { iid, project_id: id, references } of client.mergeRequests.list({
  scope: 'all',
  state: 'opened',
  labels: [label],
  order_by: 'created_at',
  sort: 'asc',
})) {
  process.stdout.write(`${references.full}: ${await merge({ id, merge_request_iid: iid })}\n`);
}

async function merge(path: { readonly id: number; readonly merge_request_iid: number }): Promise<string> {
  // After a push, the service compares the branches in the background.
  const request = await waitFor((signal) => client.mergeRequests.get(path, {}, { signal }), {
    until: ({ detailed_merge_status: status }) => !['checking', 'preparing', 'unchecked'].includes(status),
    timeout: 30_000,
  });
  if (request.detailed_merge_status !== 'mergeable') return `not merged: ${request.detailed_merge_status}`;
  try {
    // With the commit that was examined, the service refuses to merge a commit that was pushed in the meantime.
    const { state, merge_commit_sha } = await client.mergeRequests.merge(path, { sha: request.sha });
    return state === 'merged' ? `merged as ${merge_commit_sha}` : `not merged yet: ${state}`;
  } catch (error) {
    if (error instanceof UnprocessableContentError) return `not merged: ${error.reason}`;
    // One merge request must not stop the others.
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
