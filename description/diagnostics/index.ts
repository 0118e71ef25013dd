/** The problems of descriptions: their type, their collection, and the text in which they are printed. */

export { countOf } from './count-of.ts';
export { countSeverities } from './count-severities.ts';
export {
  createDiagnostics,
  isFault,
  withCurrentLocations,
  type Diagnostic,
  type Diagnostics,
  type SourceLocation,
} from './diagnostic.ts';
export { logLine } from './log-line.ts';
export { otherLocation } from './other-location.ts';
export { printable, printableLine, unprintable } from './printable.ts';
export { builtInRuleNames, ruleAddress } from './rule-address.ts';
export { withSeverities, type SeverityChoices } from './severities.ts';
export { severityNames, type Severities } from './severity-names.ts';
export { isDataFile, isFetched, isJsonFile, sourceExtension, sourceName, type SourceFile } from './source-file.ts';
export { plainStyle, styleFor, type Style } from './style.ts';
export { suggestion } from './suggestion.ts';
