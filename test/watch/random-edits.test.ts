import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';
import type { GenerateInput, OutputOptions } from '../../generator/generate.ts';
import { openGenerateSession, type GenerateSession } from '../../generator/watch/generate-session.ts';
import { readDocuments } from '../documents/read-documents.ts';
import { folderWith } from '../folder-with.ts';
import { generate } from '../generate.ts';
import { inLongRun, partsOfRun } from '../long-run.ts';
import { randomNumbers } from '../random-numbers.ts';
import { rootOf } from '../some-areas.ts';
import { contents } from '../write/output.ts';
import { randomEdit } from './random-edits.ts';

// The tests of all descriptions share one session. The session must therefore also change from one description to another.
let session: GenerateSession;
beforeAll(() => {
  session = openGenerateSession();
});
afterAll(() => session.close());

const plain = (diagnostics: readonly Diagnostic[]): unknown[] =>
  diagnostics.map(({ code, message, fix, severity, location }) => [
    code,
    message,
    fix,
    severity,
    location?.source.path,
    location?.line,
    location?.column,
    location?.length,
  ]);

interface Subject {
  /** A folder for both outputs. */
  readonly folder: string;
  readonly input: GenerateInput;
  readonly options: Partial<OutputOptions>;
}

/** Expects that a run of the session writes and reports the same as a new run. Returns true if there is no error. */
async function expectSame({ folder, input, options }: Subject): Promise<boolean> {
  const [watched, fresh] = [join(folder, 'watched'), join(folder, 'fresh')];
  const output = { check: false, force: false, ...options };
  const events = { onRead: () => undefined, onWritten: () => undefined };
  const ours = await session.run(input, [{ ...output, out: watched }], events);
  rmSync(fresh, { recursive: true, force: true });
  const theirs = await generate({ ...input, ...output, out: fresh });
  expect(plain([...ours.diagnostics, ...(ours.outputs[0]?.diagnostics ?? [])])).toEqual(plain(theirs.diagnostics));
  expect(ours.outputs[0]?.report).toEqual(theirs.report);
  // A description with errors leaves the output as it is.
  if (theirs.upToDate) expect(contents(watched)).toEqual(contents(fresh));
  return theirs.upToDate;
}

/** The number of edits of each description, and the seed of the random numbers. */
const { EDITS: count = String(inLongRun(20, 4)), SEED: seed = '1' } = process.env;

/**
 * Breaks a file and repairs it. Then makes random edits, one after the other. Most edits that cause an error are undone. After about one
 * edit in ten, all files get their first texts again.
 */
async function expectSameAfterEdits(subject: Subject, files: readonly string[]): Promise<void> {
  const next = randomNumbers(Number(seed));
  const first = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  await expectSame(subject);
  const [root = ''] = files;
  writeFileSync(root, `${first.get(root)}\n}`);
  expect(await expectSame(subject)).toBe(false);
  writeFileSync(root, first.get(root) ?? '');
  for (let edit = 0; edit < Number(count); edit += 1) {
    const file = files[Math.floor(next() * files.length)] ?? '';
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, randomEdit(before, next));
    const isValid = await expectSame(subject);
    const choice = next();
    if (!isValid && choice < 0.6) writeFileSync(file, before);
    else if (choice > 0.9) for (const [path, text] of first) writeFileSync(path, text);
  }
}

const ourSpec = join(import.meta.dirname, '../../spec');
const areas = ['project-badges', 'job-token-scope', 'namespaces'];

test('after each of many random edits of our description, the output and the problems are those of a new run', async () => {
  const folder = folderWith({});
  const spec = join(folder, 'spec');
  cpSync(ourSpec, spec, { recursive: true });
  writeFileSync(join(spec, 'openapi.yaml'), JSON.stringify(rootOf(areas), null, 1));
  const names = ['paths', 'schemas', 'examples'];
  const files = areas.flatMap((area) => names.map((name) => join(spec, 'areas', area, `${name}.yaml`)));
  const shared = globSync(join(spec, 'shared/*.yaml'));
  const input = { spec: join(spec, 'openapi.yaml') };
  const subject = { folder, input, options: { places: true } };
  await expectSameAfterEdits(subject, [...files, ...shared]);
}, 300_000);

/** Small descriptions of all features whose results depend on more than one part of the description. */
const chosen =
  /^(?:bodies\/form-with|bodies\/multipart-of-all|names\/(?:chosen|area-and|no-tags|schemas-that)|responses\/(?:body|pages|result)|security\/scopes|split\/|tolerance\/(?:dangling-schema|exclusive-bounds-of-3-0|recursive)|versions\/default-mapping|webhooks\/)/u;

test.for(
  partsOfRun(
    readDocuments().filter(({ name }) => chosen.test(name)),
    2,
  ),
)(
  'after random edits of $name, the output and the problems are those of a new run',
  async ({ files, options: { overlays, names, ...options } }) => {
    const folder = folderWith({});
    const paths = Object.keys(files).map((path) => join(folder, 'spec', path));
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, 'spec', path)), { recursive: true });
      writeFileSync(join(folder, 'spec', path), text);
    }
    const input = { spec: join(folder, 'spec/openapi.yaml'), ...(names === undefined ? {} : { names }) };
    const subject = {
      folder,
      input,
      options: { places: true, report: true, importExtensions: 'ts' as const, ...options },
    };
    const edited = paths.filter((path) => /\.(?:ya?ml|json)$/u.test(path));
    await expectSameAfterEdits(subject, edited);
  },
);

test('an edit of a schema changes the code and the problems of operations that lead to it through other parts', async () => {
  const operation = (tag: string, parameter: string): string => `
    get:
      operationId: list${tag}
      tags: [${tag}]
      parameters: [{ $ref: '#/components/parameters/${parameter}' }]
      responses: { '200': { description: The ${tag}. } }`;
  const description = (type: string): string => `openapi: 3.1.0
info: { title: Boxes, version: '1' }
servers: [{ url: https://boxes.example }]
tags: [{ name: Boxes }, { name: Lids }]
paths:
  /boxes:${operation('Boxes', 'Limit')}
  /lids:${operation('Lids', 'Name')}
components:
  parameters:
    Limit: { name: limit, in: query, schema: { $ref: '#/components/schemas/Limit' }, example: many }
    Name: { name: name, in: query, schema: { type: string } }
  schemas:
    Limit: { $ref: '#/components/schemas/Count' }
    Count: { type: ${type} }
`;
  const folder = folderWith({ 'openapi.yaml': description('string') });
  const spec = join(folder, 'openapi.yaml');
  const subject = { folder, input: { spec }, options: {} };
  for (const type of ['string', 'integer', 'boolean', 'string']) {
    writeFileSync(spec, description(type));
    expect(await expectSame(subject)).toBe(true);
  }
});
