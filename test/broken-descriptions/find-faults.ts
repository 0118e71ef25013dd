import type { BrokenDescription, ExpectedDiagnostic } from './broken-description.ts';
import type { ReportedDiagnostic } from './report-diagnostics.ts';

/** Returns the differences between the reported diagnostics of a broken description and the expected one. Empty if there are none. */
export function findFaults({ expected }: BrokenDescription, reported: readonly ReportedDiagnostic[]): string[] {
  const [first, ...others] = reported;
  if (first === undefined) return ['nothing is reported'];
  const followers = others.map(({ code }) => code).toSorted();
  const surplus = followers.join() === expected.followers.toSorted().join() ? [] : [`${others.length} followers`];
  return [...faultsOf(first, expected), ...surplus];
}

function faultsOf(reported: ReportedDiagnostic, expected: ExpectedDiagnostic): string[] {
  const { severity, code, message, fix, file, place } = reported;
  const faults: string[] = [];
  if (severity !== expected.severity) faults.push('severity');
  if (code !== expected.code) faults.push('code');
  const isInPlace =
    file === expected.file && place?.line === expected.place.line && place.column === expected.place.column;
  if (!isInPlace) faults.push('place');
  else if (place.length !== undefined && place.length !== expected.place.length) faults.push('length');
  if (!expected.message.every((text) => message.includes(text))) faults.push('message');
  if (fix?.includes(expected.fix) !== true) faults.push('fix');
  return faults;
}
