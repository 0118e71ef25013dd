import type { JsonObject } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';
import { readMembers } from './read.ts';

/** Reports webhooks and callbacks, which are requests from the API to its users. Only types are generated for such requests. */
export function reportIgnored(
  owner: JsonObject,
  key: 'callbacks' | 'webhooks',
  { diagnostics, place }: BuildContext,
): void {
  if (readMembers(owner, key).length === 0) return;
  const message = `Only types are generated for \`${key}\`.`;
  diagnostics.warning(
    'part-ignored',
    message,
    'No change is necessary. forgespec cannot generate other code for this part.',
    place(owner, key),
  );
}
