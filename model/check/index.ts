export {
  type CheckOptions,
  type DescriptionCheck,
  type OwnCheck,
  checkDescription,
  checkWithoutRules,
  withRules,
} from './check-description.ts';
export { combinedFindings } from './combined-findings.ts';
export { type Inspection, inspectDescription } from './inspect-description.ts';
