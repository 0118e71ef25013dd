// Runs `forgespec generate` for every OpenAPI document of a folder, and type-checks the generated code with all strict options of
// TypeScript 7. With `--typescript-5`, also type-checks the code with TypeScript 5.9. Prints a line for each document with a problem. A
// problem is an error of `generate`, code that does not compile, or the type `any` in the code. Then prints a table with a row for each
// folder of documents. A row contains the number of documents for each OpenAPI version and for each outcome (`kind` in `DocumentOutcome`),
// the largest processor time and memory of one run of `generate`, and the number of warnings. Ends with exit code 1 if the code for a
// document does not compile or contains `any`, or if `generate` ends without a result.
//
//   node bench/documents.ts FOLDER [--typescript-5] [--seconds 120] [--processes 2] [--json FILE] [NAME…]

import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { descriptionsIn } from './agreement/descriptions.ts';
import { totalsTable, type VersionedOutcome } from './documents/totals.ts';
import { compilers, tryDocument } from './documents/try-document.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    'typescript-5': { type: 'boolean', default: false },
    seconds: { type: 'string', default: '120' },
    processes: { type: 'string', default: String(availableParallelism()) },
    json: { type: 'string' },
  },
});
const [folder, ...parts] = positionals;
if (folder === undefined) throw new Error('The first argument must be a folder with OpenAPI documents.');

const waiting = descriptionsIn(folder).filter(
  (path) => parts.length === 0 || parts.some((part) => path.includes(part)),
);
const outcomes: VersionedOutcome[] = [];
const limits = { milliseconds: Number(values.seconds) * 1000, hasTypescript5: values['typescript-5'] };

async function work(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const document = join(folder ?? '', path);
    const outcome = { version: versionOf(document), ...(await tryDocument(path, document, limits)) };
    outcomes.push(outcome);
    if (outcome.kind === 'compiled') continue;
    process.stdout.write(`${outcome.kind.padEnd(9)} ${path}\n`);
    for (const line of outcome.problems.slice(0, 3)) process.stdout.write(`    ${line}\n`);
  }
}

function versionOf(document: string): string {
  return /(?:openapi|swagger)["']?\s*:\s*["']?([23]\.\d)/u.exec(readFileSync(document, 'utf8'))?.[1] ?? '?';
}

await Promise.all(Array.from({ length: Number(values.processes) }, work));

const versions = compilers(limits.hasTypescript5).map(({ version }) => `TypeScript ${version}`);
process.stdout.write(
  `${outcomes.length} documents, compiled with ${versions.join(' and ')}:\n${totalsTable(outcomes)}`,
);
if (values.json !== undefined) writeFileSync(values.json, `${JSON.stringify(outcomes, undefined, 1)}\n`);
if (outcomes.some(({ kind }) => kind !== 'compiled' && kind !== 'refused')) process.exitCode = 1;
