/** The diagnostics of all checks of a description. */

export {
  checkDescription,
  checkWithoutRules,
  withRules,
  type CheckOptions,
  type DescriptionCheck,
  type OwnCheck,
} from './check-description.ts';
export { combinedFindings } from './combined-findings.ts';
export { inspectDescription, type Inspection } from './inspect-description.ts';
