import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDescriptions } from '../diff/compare.ts';
import { isSchemaChangeId } from '../diff/api/catalogue.ts';
import { summarizeChanges } from '../diff/summary.ts';
import { loadDescription } from '../description/load/load.ts';
import { fileReader, readerWithText } from '../description/load/source-reader.ts';
import { createDiagnostics } from '../description/diagnostics/diagnostic.ts';

// node bench/diff-cases.ts FOLDER [--show NAME] [--debatable] [--unproved]
//
// Compares the two descriptions of each pair in FOLDER/cases.json. The verdict of a pair is the most serious level of its changes:
// `breaking`, `warning` or `compatible`. It is `none` if there are no such changes. Prints the pairs whose verdict differs from the
// expected verdict. Debatable pairs are printed only with --debatable or --show.

/** A pair of descriptions with its expected verdict. */
interface DiffCase {
  readonly name: string;
  readonly base: number;
  readonly revision: number;
  readonly verdict: string;
  readonly also?: readonly string[];
  readonly debatable?: boolean;
  readonly reason?: string;
  readonly changes: readonly { readonly id: string; readonly level: string }[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    show: { type: 'string' },
    debatable: { type: 'boolean', default: false },
    unproved: { type: 'boolean', default: false },
  },
});
const file = join(positionals[0] ?? '.', 'cases.json');
const { documents, cases }: { documents: string[]; cases: DiffCase[] } = JSON.parse(readFileSync(file, 'utf8'));

const load = async (index: number, name: string) => {
  const diagnostics = createDiagnostics();
  const path = `/${name}.yaml`;
  const reader = readerWithText({ path, text: documents[index] ?? '' }, fileReader);
  const description = await loadDescription(path, diagnostics, { reader });
  if (description === undefined) throw new Error(diagnostics.all.map(({ message }) => message).join('; '));
  return description;
};

const verdictOf = ({ breaking, warning, compatible }: ReturnType<typeof summarizeChanges>): string => {
  if (breaking > 0) return 'breaking';
  if (warning > 0) return 'warning';
  return compatible > 0 ? 'compatible' : 'none';
};

const proved = { proved: 0, all: 0 };
const right = { counted: 0, debatable: 0 };
const all = { counted: 0, debatable: 0 };
const start = performance.now();
for (const example of cases) {
  const { name, base, revision, verdict, also = [], debatable = false, reason = '' } = example;
  const isShown = values.show !== undefined && name === values.show;
  if (values.show !== undefined && !isShown) continue;
  const group = debatable ? 'debatable' : 'counted';
  all[group] += 1;
  let found = 'error';
  let lines: string[] = [];
  try {
    const changes = compareDescriptions(await load(base, 'base'), await load(revision, 'revision'));
    found = verdictOf(summarizeChanges(changes));
    const breaking = changes.filter(({ id, level }) => level === 'breaking' && isSchemaChangeId(id));
    proved.all += breaking.length;
    const unproved = breaking.filter(({ witness }) => witness === undefined);
    proved.proved += breaking.length - unproved.length;
    if (values.unproved)
      for (const { id, message } of unproved) process.stdout.write(`unproved ${name}: ${id} ${message}\n`);
    lines = changes.map(
      ({ id, level, operation, message, pointer }) =>
        `    ${level} ${id} ${operation?.method ?? ''} ${operation?.path ?? ''} ${message} ${pointer}`,
    );
  } catch (error) {
    lines = [`    ${error instanceof Error ? error.stack : String(error)}`];
  }
  const isRight = found === verdict || also.includes(found);
  if (isRight) right[group] += 1;
  if ((isRight || (debatable && !values.debatable)) && !isShown) continue;
  const expected = example.changes.map(({ id, level }) => `${level} ${id}`).join(', ');
  process.stdout.write(
    `${name}: ${found}, expected ${[verdict, ...also].join(' or ')} ${reason}\n  expected: ${expected}\n${lines.slice(0, 12).join('\n')}\n`,
  );
}
const seconds = ((performance.now() - start) / 1000).toFixed(1);
process.stdout.write(
  `The verdict is as expected for ${right.counted} of ${all.counted} pairs that are not debatable, and for ${right.debatable} of ${all.debatable} debatable pairs. For ${proved.proved} of ${proved.all} breaking schema changes, an example value was found that only one of the two versions accepts. All comparisons together took ${seconds} s.\n`,
);
