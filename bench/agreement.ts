// Checks the generated types of public descriptions. The type of a schema must accept the same values as the validator of this schema, and
// must equal the type that openapi-typescript generates for it. The argument is a folder with OpenAPI documents. Prints one row for each
// description, and below it the first disagreements (`--most`). The column `narrower types` counts the valid values that the types
// intentionally do not accept. Ends with exit code 1 if there is a disagreement, or if the process that checks a description ends without
// a result.
//
//   node bench/agreement.ts FOLDER [--values 40] [--most 5] [NAME…]

import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { descriptionsIn } from './agreement/descriptions.ts';
import type { DescriptionResult } from './agreement/result.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { values: { type: 'string', default: '40' }, most: { type: 'string', default: '5' } },
});
const [folder, ...parts] = positionals;
if (folder === undefined) throw new Error('The first argument must be a folder with OpenAPI documents.');

const program = join(import.meta.dirname, 'agreement/check-description.ts');
const row = (cells: readonly (number | string)[]): string =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(52) : String(cell).padStart(15))).join('');
process.stdout.write(
  `${row(['description', 'schemas', 'values', 'narrower types', 'disagreements', 'generate, s', 'total, s'])}\n`,
);
for (const path of descriptionsIn(folder)) {
  if (parts.length > 0 && !parts.some((part) => path.includes(part))) continue;
  const result = check(join(folder, path));
  if (typeof result === 'string') {
    process.stdout.write(`${path}: the check ended without a result\n${result}\n`);
    process.exitCode = 1;
    continue;
  }
  const { schemas, values: count, known, faults, disagreements, generateSeconds, seconds } = result;
  process.stdout.write(
    `${row([path, schemas, count, known, disagreements.length, generateSeconds.toFixed(1), seconds.toFixed(1)])}\n`,
  );
  for (const [fault, number] of Object.entries(faults))
    process.stdout.write(`  ${number} × known fault of openapi-typescript: ${fault}\n`);
  for (const { kind, place, text } of disagreements.slice(0, Number(values.most))) {
    process.stdout.write(`  ${kind}: ${place}\n    ${text}\n`);
  }
  if (disagreements.length > 0) process.exitCode = 1;
}

/** Returns the result for a description, or the error output if the process ends without a result. */
function check(path: string): DescriptionResult | string {
  const { stdout, stderr } = spawnSync(process.execPath, [program, path, values.values], {
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  const last = stdout.trim().split('\n').at(-1) ?? '';
  // The result is the last line of the output.
  return last.startsWith('{') ? (JSON.parse(last) as DescriptionResult) : stderr;
}
