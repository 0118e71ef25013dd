export type { ValidationIssue } from './issue.ts';
export * as json from './json.ts';
export { pointerSegment, report, reportMissing } from './report.ts';
export { issuesOf, validator, type OperationValidators, type Validator } from './validator.ts';
export {
  codePoints,
  divides,
  equal,
  exactlyOne,
  hasUniqueItems,
  ownProperty,
  presentEntries,
  presentKeys,
  presentValues,
  setOf,
} from './values.ts';
