/** The words for the types of fields, and the values that replace faulty parts. */

export { assumedValue, ignored, short, type Assumption } from './assumed-value.ts';
export { fixOfContent, isContentOfFile, joinedDash, typeFix } from './type-fix.ts';
export { fieldTypeWords, valueWords, withArticle, withCapitalArticle } from './type-words.ts';
export type { FieldType, ObjectShape } from './field-type.ts';
export { objectShapes } from './object-shapes.ts';
