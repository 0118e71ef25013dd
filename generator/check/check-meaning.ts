import { checkBodies } from './check-bodies.ts';
import { checkCallbacks } from './check-callbacks.ts';
import type { CheckContext } from './check-context.ts';
import { checkEncodings } from './check-encodings.ts';
import { checkHeaders } from './check-headers.ts';
import { checkLinks } from './check-links.ts';
import { checkMediaTypes } from './check-media-types.ts';
import { checkPathTemplates } from './check-path-templates.ts';
import { checkEmptyResponses } from './check-empty-responses.ts';
import { checkScopes } from './check-scopes.ts';
import { checkServers } from './check-servers.ts';
import { checkTags } from './check-tags.ts';
import { checkSchemas } from './schemas/check-schemas.ts';

const checks: readonly ((context: CheckContext) => void)[] = [
  checkPathTemplates,
  checkTags,
  checkScopes,
  checkLinks,
  checkCallbacks,
  checkHeaders,
  checkMediaTypes,
  checkServers,
  checkBodies,
  checkEncodings,
  checkEmptyResponses,
  checkSchemas,
];

/**
 * Reports faults of a description that the OpenAPI specification allows: names of tags and scopes that are not declared, links to missing
 * operations, schemas that no value matches, and keywords without effect.
 */
export function checkMeaning(context: CheckContext): void {
  for (const check of checks) check(context);
}
