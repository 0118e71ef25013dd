// Counts the lists of the OpenAPI descriptions of a folder that a generated client reads page by page. A list is a GET operation with a query
// parameter for a cursor, a page or an offset, and with an array in its response; `pages/candidates.ts` finds them without the rules of the
// model. For each list whose pages are recognized, the generated client reads three pages of a server on the loopback interface, which
// responds by the recognized method. Of the other operations, 200 are chosen, and must not be recognized as lists; a list without such a
// parameter, but with the address of the next page in its response, is neither. Prints a line for each list that is not read and for each
// other operation with pages, and the percentages.
//
//   node bench/pages.ts FOLDER [NAME…]

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, stdout } from 'node:process';
import { promisify } from 'node:util';
import { rolldown } from 'rolldown';
import { descriptionsIn } from './agreement/descriptions.ts';
import { readDescription, type FoundOperations, type ReadableList } from './pages/candidates.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

const [, , folder, ...parts] = argv;
if (folder === undefined) throw new Error('The first argument must be a folder with OpenAPI descriptions.');
const paths = descriptionsIn(folder).filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

const total = { lists: 0, read: 0 };
const others: { readonly label: string; readonly hasPages: boolean }[] = [];
for (const path of paths) {
  const found = await readDescription(join(folder, path)).catch((error: unknown) => {
    stdout.write(`${path}: ${String(error).slice(0, 300)}\n`);
  });
  if (found === undefined) continue;
  const failures = await failuresOf(join(folder, path), found.paged);
  const lists = found.lists.map(({ label, reason }) => ({ label, problem: reason ?? failures[label] }));
  const missed = lists.filter(({ problem }) => problem !== undefined);
  for (const { label, problem } of missed) stdout.write(`${path}: ${label}: ${problem}\n`);
  const counted = new Set(found.lists.map(({ label }) => label));
  for (const [label, problem] of Object.entries(failures))
    if (!counted.has(label)) stdout.write(`${path}: ${label}, which is not counted as a list: ${problem}\n`);
  total.lists += lists.length;
  total.read += lists.length - missed.length;
  others.push(...found.others.map((other) => ({ ...other, label: `${path}: ${other.label}` })));
  stdout.write(`${path}: ${percentage(lists.length - missed.length, lists.length)} of the lists\n`);
}
stdout.write(
  `${percentage(total.read, total.lists)} of the lists of ${paths.length} descriptions are read page by page\n`,
);
// The chosen operations are spread evenly over all descriptions.
const step = Math.max(1, Math.floor(others.length / 200));
const chosen = others.filter((_, index) => index % step === 0).slice(0, 200);
const pretending = chosen.filter(({ hasPages }) => hasPages);
for (const { label } of pretending) stdout.write(`${label} is not a list, but is read page by page\n`);
stdout.write(`${pretending.length} of ${chosen.length} other operations are read page by page\n`);

function percentage(part: number, whole: number): string {
  return `${part} of ${whole} (${whole === 0 ? 100 : Math.floor((1000 * part) / whole) / 10} %)`;
}

/** Generates a client, and reads its lists from a server. Returns the failures by the label of the operation. */
async function failuresOf(description: string, lists: FoundOperations['paged']): Promise<Record<string, string>> {
  if (lists.length === 0) return {};
  const work = mkdtempSync(join(tmpdir(), 'forgespec-pages-'));
  try {
    const command = ['generate', description, '--out', 'api', '--only', 'types,client', '--no-lint'];
    await run(execPath, [join(root, 'cli/main.ts'), ...command], { cwd: work, maxBuffer: 1e8 });
    const reader = join(import.meta.dirname, 'pages/read-lists.ts');
    writeFileSync(join(work, 'lists.json'), JSON.stringify(lists satisfies readonly ReadableList[]));
    writeFileSync(
      join(work, 'program.ts'),
      `import * as sdk from './api/client/index.ts';
import lists from './lists.json' with { type: 'json' };
import { readLists } from ${JSON.stringify(reader)};
process.stdout.write(JSON.stringify(await readLists(sdk, lists)));
process.exit();\n`,
    );
    const build = await rolldown({ input: join(work, 'program.ts'), platform: 'node', logLevel: 'silent' });
    await build.write({ file: join(work, 'program.mjs') });
    const result = await run(execPath, [join(work, 'program.mjs')], { cwd: work, maxBuffer: 1e8 });
    return JSON.parse(result.stdout) as Record<string, string>;
  } finally {
    rmSync(work, { recursive: true });
  }
}
