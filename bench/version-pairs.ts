import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isSchemaChangeId } from '../diff/api/catalogue.ts';
import type { Change } from '../diff/change.ts';
import { compareDescriptions } from '../diff/compare.ts';
import { summarizeChanges } from '../diff/summary.ts';
import { type Description, loadDescription } from '../description/load/load.ts';
import { fileReader, type SourceReader } from '../description/load/source-reader.ts';
import { createDiagnostics } from '../description/diagnostics/diagnostic.ts';
import { differencesWithoutChange } from './differences-without-change.ts';

// node bench/version-pairs.ts FOLDER [--only TEXT] [--show LEVEL] [--uncovered] [--unproved]
//
// Compares pairs of successive versions of public descriptions. The file version-pairs.tsv lists these pairs. For each repository in this
// file, FOLDER must contain a clone with the path OWNER/NAME.

/** A line of `version-pairs.tsv`: a file of a repository in two commits. */
interface VersionPair {
  readonly repository: string;
  readonly path: string;
  readonly base: string;
  readonly revision: string;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: 'string', default: '' },
    show: { type: 'string' },
    uncovered: { type: 'boolean', default: false },
    unproved: { type: 'boolean', default: false },
  },
});

const pairs: readonly VersionPair[] = readFileSync(join(import.meta.dirname, 'version-pairs.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line.includes(values.only) && line !== '')
  .map((line) => {
    const [repository = '', path = '', base = '', revision = ''] = line.split('\t');
    return { repository, path, base, revision };
  });

/** Returns a reader for the files of a commit. In each path, the first `/` stands for the root of the repository. */
const readerOf = (repository: string, commit: string): SourceReader => ({
  ...fileReader,
  read: async (path) => {
    const args = ['-C', join(positionals[0] ?? '.', repository), 'cat-file', 'blob', `${commit}:${path.slice(1)}`];
    try {
      return {
        path,
        text: execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e9, stdio: ['ignore', 'pipe', 'ignore'] }),
      };
    } catch {
      return { code: 'file-missing', message: `${commit} has no file ${path}.`, fix: 'Choose another pair.' };
    }
  },
});

const load = async ({ repository, path }: VersionPair, commit: string): Promise<Description> => {
  const diagnostics = createDiagnostics();
  const description = await loadDescription(`/${path}`, diagnostics, { reader: readerOf(repository, commit) });
  if (description === undefined) throw new Error(diagnostics.all.map(({ message }) => message).join('; '));
  return description;
};

const print = (line: string): void => void process.stdout.write(`${line}\n`);

const lineOf = ({ id, level, operation, message, pointer, witness }: Change, count: number): string =>
  `    ${level} ${id} ${operation === null ? '' : `${operation.method} ${operation.path}`}${count > 1 ? ` and ${count - 1} more` : ''}: ${message} ${pointer}${witness === undefined ? '' : ` ${JSON.stringify(witness).slice(0, 300)}`}`;

/** Prints the changes. If several operations have the same change, prints only one line for all these operations. */
const printChanges = (changes: readonly Change[]): void => {
  for (const equal of Map.groupBy(changes, ({ id, level, message, pointer }) =>
    JSON.stringify([id, level, message.replace(/^[^:]*: /u, ''), pointer]),
  ).values())
    if (equal[0] !== undefined) print(lineOf(equal[0], equal.length));
};

const total = { pairs: 0, proved: 0, breaking: 0, uncovered: 0 };
for (const pair of pairs) {
  const [base, revision] = [await load(pair, pair.base), await load(pair, pair.revision)];
  const start = process.cpuUsage();
  const changes = compareDescriptions(base, revision);
  const { user, system } = process.cpuUsage(start);
  const { breaking, warning, compatible, documentation } = summarizeChanges(changes);
  const ofSchemas = changes.filter(({ id, level }) => level === 'breaking' && isSchemaChangeId(id));
  const unproved = ofSchemas.filter(({ witness }) => witness === undefined);
  const uncovered = differencesWithoutChange(base.document, revision.document, changes);
  total.pairs += 1;
  total.breaking += ofSchemas.length;
  total.proved += ofSchemas.length - unproved.length;
  total.uncovered += uncovered.length;
  print(
    `${pair.repository} ${pair.path} ${pair.base} ${pair.revision}: changes: ${breaking} breaking, ${warning} warnings, ${compatible} compatible, ${documentation} only in documentation; for ${unproved.length} of ${ofSchemas.length} breaking schema changes, no example value was found that only one of the two versions accepts; ${uncovered.length} differences are not reported as a change; ${((user + system) / 1e6).toFixed(1)} s of CPU time`,
  );
  if (values.show !== undefined)
    printChanges(changes.filter(({ level }) => values.show === 'all' || values.show?.split(',').includes(level)));
  if (values.unproved) printChanges(unproved);
  if (values.uncovered) for (const difference of uncovered) print(`    ${difference}`);
}
print(
  `${total.pairs} pairs; for ${total.proved} of ${total.breaking} breaking schema changes, an example value was found that only one of the two versions accepts; ${total.uncovered} differences are not reported as a change`,
);
