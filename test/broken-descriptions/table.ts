import { readCases } from './broken-description.ts';
import { findFaults } from './find-faults.ts';
import { reportDiagnostics, type ReportedDiagnostic } from './report-diagnostics.ts';

// `node test/broken-descriptions/table.ts TEXT` prints the expected and the reported diagnostics of the failing cases whose names contain
// TEXT. Without TEXT, it prints all failing cases. The exit code is 1 if a case fails, or no case has such a name.

const named = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '';

const line = (reported: readonly ReportedDiagnostic[]): string => {
  const [first] = reported;
  if (first === undefined) return 'nothing';
  const { file, location, severity, code, message, fix } = first;
  const length = location?.length === undefined ? '' : `+${location.length}`;
  return `${file}:${location?.line}:${location?.column}${length} ${severity} ${code} ${message} fix: ${fix} (${reported.length})`;
};

const counts = { cases: 0, generate: 0, lint: 0, both: 0 };
for (const broken of readCases().filter(({ name }) => name.includes(named))) {
  const reports = await reportDiagnostics(broken).catch((error: unknown) => String(error));
  const crash = typeof reports === 'string' ? reports : undefined;
  const { generate, lint } = typeof reports === 'string' ? { generate: [], lint: [] } : reports;
  const faults = findFaults(broken, { generate, lint });
  const isOk = { generate: faults.generate.length === 0, lint: faults.lint.length === 0 };
  counts.cases++;
  counts.generate += Number(isOk.generate);
  counts.lint += Number(isOk.lint);
  counts.both += Number(isOk.generate && isOk.lint);
  if (isOk.generate && isOk.lint) continue;
  const { severity, code, file, location, message, fix } = broken.expected;
  process.stdout.write(`${broken.name}
  expected  ${file}:${location.line}:${location.column}+${location.length} ${severity} ${code} [${message.join(', ')}] fix: ${fix}
  generate  ${crash ?? (isOk.generate ? 'ok' : `${faults.generate.join(', ')}: ${line(generate)}`)}
  lint      ${crash ?? (isOk.lint ? 'ok' : `${faults.lint.join(', ')}: ${line(lint)}`)}
`);
}
process.stdout.write(
  `${counts.cases} cases; generate ok ${counts.generate}, lint ok ${counts.lint}, both ${counts.both}\n`,
);
process.exitCode = counts.cases > 0 && counts.both === counts.cases ? 0 : 1;
