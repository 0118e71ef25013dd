// Checks every description of a folder as `forgespec generate` does, and counts the findings. Prints a line for each description: the number
// of codes of findings that `generate` prints, because they change the generated code; the number of these findings; and the number of other
// findings, which only `lint` prints. With `--list`, also prints one finding of each code, so that a person can compare it with the
// description. Ends with exit code 1 if the median of the first number is above 3.
//
//   node bench/findings.ts FOLDER [--list] [NAME…]

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isFault, type Diagnostic } from '../description/diagnostics/diagnostic.ts';
import { reservedNames } from '../generator/reserved-names.ts';
import { checkWithoutRules } from '../model/check/check-description.ts';
import { combinedFindings } from '../model/check/combined-findings.ts';
import { descriptionsIn } from './agreement/descriptions.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean', default: false } },
});
const [folder, ...parts] = positionals;
if (folder === undefined) throw new Error('The first argument must be a folder with descriptions.');

/** The largest median of printed codes. */
const largestMedian = 3;

async function findingsOf(spec: string): Promise<readonly Diagnostic[]> {
  const { description, diagnostics } = await checkWithoutRules({ spec, reservedNames });
  return description === undefined ? diagnostics.all : combinedFindings(description, diagnostics.all, undefined);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const printed: number[] = [];
const places: number[] = [];
const others: number[] = [];
for (const path of descriptionsIn(folder)) {
  if (parts.length > 0 && !parts.some((part) => path.includes(part))) continue;
  const all = await findingsOf(join(folder, path));
  const faults = all.filter(isFault);
  const codes = Map.groupBy(faults, ({ code }) => code);
  printed.push(codes.size);
  places.push(faults.length);
  others.push(all.length - faults.length);
  const counts = [codes.size, faults.length, all.length - faults.length].map((count) => String(count).padStart(5));
  process.stdout.write(`${path.padEnd(48)}${counts.join('  ')}\n`);
  if (!values.list) continue;
  for (const [first] of codes.values())
    process.stdout.write(`    ${first?.location?.line ?? '?'}: ${first?.code}  ${first?.message}\n`);
}
const medians = [printed, places, others].map(median);
process.stdout.write(
  `${printed.length} descriptions; median: ${medians[0]} printed codes, ${medians[1]} printed findings, ${medians[2]} other findings\n`,
);
if (median(printed) > largestMedian) process.exitCode = 1;
