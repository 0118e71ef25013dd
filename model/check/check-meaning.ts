import type { Description } from '@forgespec/description/load';
import { checkBodies } from './check-bodies.ts';
import { checkCallbacks } from './check-callbacks.ts';
import type { CheckContext } from './check-context.ts';
import { checkEncodings } from './check-encodings.ts';
import { checkHeaders } from './check-headers.ts';
import { checkLinks } from './check-links.ts';
import { checkMediaTypes } from './check-media-types.ts';
import { checkParts } from './check-parts.ts';
import { checkPathTemplates } from './check-path-templates.ts';
import { checkEmptyResponses } from './check-empty-responses.ts';
import { checkScopes } from './check-scopes.ts';
import { checkServers } from './check-servers.ts';
import { checkTags } from './check-tags.ts';
import { checkEndlessValues } from './schemas/check-endless-values.ts';
import { checkSchemas } from './schemas/check-schemas.ts';

/** Checks that compare several paths or components with each other, or with other objects of the document. */
const wholeChecks: readonly ((context: CheckContext) => void)[] = [
  checkPathTemplates,
  checkTags,
  checkScopes,
  checkEndlessValues,
];

/** Checks that run separately for each path and each component. */
const partChecks: readonly ((context: CheckContext) => void)[] = [
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
 * Reports faults that the check of the document's structure does not find. Examples are undeclared tags and scopes, links to missing
 * operations, schemas that no value matches, and keywords without effect.
 *
 * @param context the context for the whole document.
 */
export function checkMeaning(description: Description, context: CheckContext): void {
  for (const check of wholeChecks) check(context);
  checkParts('meaning', [], description, context, (part) => {
    for (const check of partChecks) check(part);
  });
}
