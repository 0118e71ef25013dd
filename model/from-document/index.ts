export { buildApi } from './build-api.ts';
export { type SchemaJson, effectiveKeywords, isSchemaJson, keywordValue, memberSchema } from './keyword-value.ts';
export { type KnownParts, withKnownParts } from './known-parts.ts';
export { mappedPointer } from './build-discriminator.ts';
export { hasReceivedRequests, receivedDescription } from './received-description.ts';
export {
  type AnnotationKeyword,
  type KeywordOfType,
  type SchemaKeyword,
  type Vocabulary,
  annotationKeywords,
  enforcedKeywords,
  identifiers,
  unsupportedKeywords,
  vocabularyOf,
} from '../keywords/schema-keywords.ts';
export { isLabel } from './tag-kind.ts';
export { parentOf, parentTags, tagNamed } from './tag-parents.ts';
