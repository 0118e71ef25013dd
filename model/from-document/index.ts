export { buildApi } from './build-api.ts';
export { type KnownParts, withKnownParts } from './known-parts.ts';
export { hasReceivedRequests, receivedDescription } from './received-description.ts';
export { referringSchemas } from './referring-schemas.ts';
export {
  type Vocabulary,
  annotationKeywords,
  enforcedKeywords,
  identifiers,
  unsupportedKeywords,
  vocabularyOf,
} from './schema-keywords.ts';
export { fromVersion30, withKeywordsOf30 } from './schema-version-30.ts';
export { isLabel } from './tag-kind.ts';
export { parentOf, parentTags, tagNamed } from './tag-parents.ts';
export { childSchemas, mapSchema, walkSchema } from './walk-schema.ts';
