import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { expect, onTestFinished, test } from 'vitest';
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { openGenerateSession } from '../../generator/watch/generate-session.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { contents } from '../write/output.ts';
import { randomNumbers } from '../random-numbers.ts';

/** Edits of the lines of a file. Some of them make the description invalid. */
const edits: readonly ((lines: string[], at: number) => void)[] = [
  // Changes the text of a description, or the name of a reference.
  (lines, at) => (lines[at] = lines[at]?.replace(/\b([a-z]{4,})\b(?!.*[a-z]{4,})/u, '$1 again') ?? ''),
  // Adds a property beside another one.
  (lines, at) => {
    const property = lines.findIndex((line, index) => index >= at && /^ +\w+: \{ type: /u.test(line));
    const line = lines[property];
    if (line !== undefined) lines.splice(property, 0, line.replace(/^( +)(\w+)/u, `$1added_${at}`));
  },
  // Removes a property, which may be required.
  (lines, at) => {
    const property = lines.findIndex((line, index) => index >= at && /^ +\w+: \{ type: /u.test(line));
    if (property !== -1) lines.splice(property, 1);
  },
  // Makes a property nullable.
  (lines, at) => {
    const property = lines.findIndex((line, index) => index >= at && /\{ type: string[,} ]/u.test(line));
    if (property !== -1) lines[property] = lines[property]?.replace('type: string', "type: [string, 'null']") ?? '';
  },
  // Adds a line, so that the source locations of all later nodes change.
  (lines, at) => lines.splice(at, 0, ''),
  (lines, at) => lines.splice(at, 1),
  (lines, at) => (lines[at] = lines[at]?.replace(/[}\]]/u, '') ?? ''),
];

const ourSpec = join(import.meta.dirname, '../../spec');
const areas = ['project-badges', 'job-token-scope', 'namespaces'];

/** Returns the root of our description with the operations of a few areas. */
function someAreas(): object {
  const root: { paths: Record<string, { $ref: string }> } = parse(readFileSync(join(ourSpec, 'openapi.yaml'), 'utf8'));
  const paths = Object.entries(root.paths).filter(([, { $ref }]) => areas.some((area) => $ref.includes(`/${area}/`)));
  return { ...root, paths: Object.fromEntries(paths) };
}

const plain = (diagnostics: readonly Diagnostic[]): unknown[] =>
  diagnostics.map(({ code, message, fix, severity, place }) => [
    code,
    message,
    fix,
    severity,
    place?.line,
    place?.column,
  ]);

test('after each of many random edits, the output and the problems are those of a new run', async () => {
  const next = randomNumbers(2);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const folder = folderWith({});
  const spec = join(folder, 'spec');
  cpSync(ourSpec, spec, { recursive: true });
  writeFileSync(join(spec, 'openapi.yaml'), JSON.stringify(someAreas(), null, 1));
  const files = areas.flatMap((area) =>
    ['paths', 'schemas', 'examples'].map((name) => join(spec, 'areas', area, `${name}.yaml`)),
  );
  const input = { spec: join(spec, 'openapi.yaml') };
  const options = { places: true, check: false, force: false };
  const [watched, fresh] = [join(folder, 'watched'), join(folder, 'fresh')];
  const session = openGenerateSession();
  onTestFinished(() => session.close());

  const results = new Set<boolean>();
  for (let edit = 0; edit < 12; edit += 1) {
    const file = pick(files);
    const before = readFileSync(file, 'utf8');
    const lines = before.split('\n');
    if (edit > 0) pick(edits)(lines, Math.floor(next() * lines.length));
    writeFileSync(file, lines.join('\n'));

    const events = { onRead: () => undefined, onWritten: () => undefined };
    const ours = await session.run(input, [{ ...options, out: watched }], events);
    rmSync(fresh, { recursive: true, force: true });
    const theirs = await generate({ ...input, ...options, out: fresh });
    expect(plain([...ours.diagnostics, ...(ours.outputs[0]?.diagnostics ?? [])])).toEqual(plain(theirs.diagnostics));
    results.add(theirs.upToDate);
    // A description with errors leaves the output as it is. The next edit starts from the last valid description.
    if (theirs.upToDate) expect(contents(watched)).toEqual(contents(fresh));
    else writeFileSync(file, before);
  }
  expect(results).toEqual(new Set([true, false]));
});
