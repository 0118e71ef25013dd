export { type Assumption, assumedValue, ignored, short } from './assumed-value.ts';
export { fixOfContent, isContentOfFile, joinedDash, typeFix } from './type-fix.ts';
export { fieldTypeWords, valueWords, withArticle, withCapitalArticle } from './type-words.ts';
