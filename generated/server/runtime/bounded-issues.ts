// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Issue } from './route.ts';

/** The largest size of the issues of one response or log line, in bytes of JSON. */
const mostBytes = 32 * 1024;

const encoder = new TextEncoder();

/**
 * Returns the path and the message of each issue, as many as fit into 32 KiB of JSON. Validators bound the number of issues; this
 * bounds their size, because each path may quote a long key of the request. If some do not fit, the last entry says so.
 */
export function boundedIssues(issues: readonly Issue[]): readonly Issue[] {
  const bounded: Issue[] = [];
  let left = mostBytes;
  for (const { path, message } of issues) {
    const issue = { path, message };
    left -= encoder.encode(JSON.stringify(issue)).length + 1;
    if (left < 0) {
      bounded.push({ path: '', message: `has more issues: only the first ${bounded.length} are listed` });
      break;
    }
    bounded.push(issue);
  }
  return bounded;
}
