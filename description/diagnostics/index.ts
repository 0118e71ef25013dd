export { countOf } from './count-of.ts';
export { countSeverities } from './count-severities.ts';
export {
  type Diagnostic,
  type Diagnostics,
  type SourceLocation,
  createDiagnostics,
  isFault,
  withCurrentPlaces,
} from './diagnostic.ts';
export { logLine } from './log-line.ts';
export { otherPlace } from './other-place.ts';
export { printable, printableLine, unprintable } from './printable.ts';
export { builtInRuleNames, ruleAddress } from './rule-address.ts';
export { type SeverityChoices, withSeverities } from './severities.ts';
export { type Severities, severityNames } from './severity-names.ts';
export { type SourceFile, isDataFile, isFetched, isJsonFile, sourceExtension, sourceName } from './source-file.ts';
export { type Style, plainStyle, styleFor } from './style.ts';
export { suggestion } from './suggestion.ts';
