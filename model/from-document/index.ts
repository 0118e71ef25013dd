/** Building the model from a document, and the keywords of schemas as the model reads them. */

export { buildApi } from './build-api.ts';
export { effectiveKeywords, isSchemaJson, keywordValue, memberSchema, type SchemaJson } from './keyword-value.ts';
export {
  alternativesOf,
  createDocumentSchemas,
  declaredPropertyMap,
  directReferences,
  includedSchemas,
  nameOfAlternative,
  referenceOf,
  unionKeywords,
  withIncluded,
  withKnownKeywords,
  type DocumentSchemas,
  type UnionKeyword,
} from './document-schemas.ts';
export {
  createSelectedSchemas,
  discriminatorKeyword,
  discriminatorProperty,
  selectsNone,
  type SelectedSchemas,
  type Selection,
} from './selected-schemas.ts';
export { withKnownParts, type KnownParts } from './known-parts.ts';
export { mappedPointer } from './build-discriminator.ts';
export { withoutNullable } from './nullable.ts';
export { hasReceivedRequests, receivedDescription, receivedItems, type ReceivedItem } from './received-description.ts';
export {
  annotationKeywords,
  enforcedKeywords,
  identifiers,
  isSchemaKeyword,
  keysOfType,
  keywordsAbout,
  subjectOf,
  unsupportedKeywords,
  vocabularyOf,
  type AnnotationKeyword,
  type AnnotationOfType,
  type KeywordAbout,
  type KeywordOf30,
  type KeywordOfType,
  type KeywordSubject,
  type SchemaKeyword,
  type Vocabulary,
} from '../keywords/schema-keywords.ts';
export { isLabel } from './tag-kind.ts';
export { parentOf, parentTags, tagNamed } from './tag-parents.ts';
export { operationLabel } from './find-operations.ts';
