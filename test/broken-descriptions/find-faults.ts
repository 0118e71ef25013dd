import type { BrokenDescription, ExpectedDiagnostic } from './broken-description.ts';
import type { CommandReports, ReportedDiagnostic } from './report-diagnostics.ts';

/** For each command, the differences between the reported diagnostics and the expected diagnostic. */
export interface CommandFaults {
  readonly generate: readonly string[];
  readonly lint: readonly string[];
}

/**
 * Returns the differences between the reported diagnostics and the expected diagnostic. The lists are empty if the commands report the
 * expected diagnostic.
 */
export function findFaults({ expected }: BrokenDescription, { generate, lint }: CommandReports): CommandFaults {
  const unexpected = generate.map(({ code }) => `unexpected ${code}`);
  return {
    generate: expected.isOfRule ? unexpected : differences(expected, generate),
    lint: differences(expected, lint),
  };
}

function differences(expected: ExpectedDiagnostic, reported: readonly ReportedDiagnostic[]): string[] {
  const [first, ...others] = reported;
  if (first === undefined) return ['nothing is reported'];
  const followers = others.map(({ code }) => code).toSorted();
  const surplus = followers.join() === expected.followers.toSorted().join() ? [] : [`${others.length} followers`];
  return [...faultsOf(first, expected), ...surplus];
}

function faultsOf(reported: ReportedDiagnostic, expected: ExpectedDiagnostic): string[] {
  const { severity, code, message, fix, file, location } = reported;
  const faults: string[] = [];
  if (severity !== expected.severity) faults.push('severity');
  if (reported.hasAssumption !== expected.hasAssumption) faults.push('assumption');
  if (code !== expected.code) faults.push('code');
  const isInPlace =
    file === expected.file && location?.line === expected.location.line && location.column === expected.location.column;
  if (!isInPlace) faults.push('place');
  else if (location.length !== undefined && location.length !== expected.location.length) faults.push('length');
  if (!expected.message.every((text) => message.includes(text))) faults.push('message');
  if (fix?.includes(expected.fix) !== true) faults.push('fix');
  // The messages and fixes of rules need not be whole sentences, because Redocly wrote them.
  if (!expected.isOfRule && !isWhole(message)) faults.push('message is not whole sentences');
  if (!expected.isOfRule && fix !== undefined && !isWhole(fix)) faults.push('fix is not whole sentences');
  return faults;
}

/** Returns true if a text begins and ends like a sentence, and does not contain an empty pair of backticks. */
const isWhole = (text: string): boolean => /^\S.*[.?)]$/su.test(text) && !text.includes('``');
