// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { RefusalBody } from './options.ts';
import type { Refusal } from './refusal.ts';

/** A refusal as JSON: `{ "message": "…" }`, with `issues` where the input has faults. */
export function writeRefusalAsJson({ message, issues }: Refusal): RefusalBody {
  const body = issues.length === 0 ? { message } : { message, issues };
  return { contentType: 'application/json', text: JSON.stringify(body) };
}
