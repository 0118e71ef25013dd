export { equal, hasUniqueItems } from './equality.ts';
export type { ValidationIssue } from './issue.ts';
export * as json from './json.ts';
export { nested, NestingError, reportNested } from './nesting.ts';
export { fail, limitReached, pointerSegment, report, reportMissing } from './report.ts';
export { standardSchema, type StandardSchema } from './standard-schema.ts';
export { issuesOf } from './issues-of.ts';
export {
  codePoints,
  divides,
  every,
  exactlyOne,
  hasOnlyKeys,
  keyCount,
  ownProperty,
  presentEntries,
  presentKeys,
  presentValues,
  propertyCount,
  setOf,
} from './values.ts';
