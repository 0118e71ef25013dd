import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openJournal } from '../../contract/5-report/journal.ts';
import type { JournalHead } from '../../contract/5-report/journal-line.ts';
import type { CaseResult } from '../../contract/3-ask/case-result.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { docsCommand } from '../../cli/commands/docs/run.ts';
import { docsDeclaration } from '../../cli/commands/docs/declaration.ts';
import { readContractRun } from '../../cli/commands/docs/read-contract-run.ts';
import { writeSomeAreas } from '../some-areas.ts';
import { siteOf } from './site-of.ts';
import { parseOptions } from '../parse-options.ts';

// The coverage page shows the test results of each operation and status.

const folder = mkdtempSync(join(tmpdir(), 'forgespec-coverage-'));
const file = join(folder, 'run.ndjson');
const head: JournalHead = { api: 'A', version: '1', target: 'http://127.0.0.1:1', seed: 1, level: 'read' };
afterAll(() => rmSync(folder, { recursive: true }));

const spec = writeSomeAreas(folder, ['project-badges']);
const { subject } = await loadSubject(spec);

/** Creates a result of a contract run: the expected statuses, the received statuses, and the verdict. */
function result(id: string, statuses: readonly number[], verdict: CaseResult['verdict']): CaseResult {
  const [name = ''] = id.split('/');
  const operation = subject?.operation(name);
  if (operation === undefined) throw new Error(`There is no ${name}.`);
  const exchanges = statuses.map((status) => ({
    operation,
    isProbe: true,
    startedAt: 0,
    request: { method: 'GET', target: '/', headers: {} },
    response: { status, headers: {}, body: '', bodyBytes: 0, milliseconds: 1 },
  }));
  const { area } = operation;
  return {
    id,
    kind: 'status',
    level: 'read',
    operation: name,
    area,
    pointer: '',
    verdict,
    hints: [],
    exchanges,
    milliseconds: 1,
  };
}

const finding = (message: string) => ({ rule: 'body', message, expected: '', got: '', pointer: '' });

function runOf(results: readonly CaseResult[]) {
  const journal = openJournal(file, head, false);
  for (const each of results) journal.result(each);
  const run = readContractRun(readFileSync(file, 'utf8'));
  if (run === undefined) throw new Error('The journal cannot be read.');
  return run;
}

/** Returns the text of a row of the page, without markup. */
async function rowOf(summary: string, results: readonly CaseResult[]): Promise<string> {
  const site = await siteOf(spec);
  const page = site.coverage({ calls: new Map(), contract: runOf(results) });
  const start = page.indexOf(`>${summary}</a>`);
  return page
    .slice(start, page.indexOf('</tr>', start))
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ');
}

test('a status fails if one case fails, passes if all cases pass, and is not tried without a case', async () => {
  const row = await rowOf('Read a badge', [
    result('getProjectBadge/minimal', [200], { kind: 'passed' }),
    result('getProjectBadge/path/id/example/byPath', [200], { kind: 'failed', findings: [finding('It has no <id>.')] }),
    result('getProjectBadge/status/404', [404, 404], { kind: 'passed' }),
    result('getProjectBadge/status/401', [], { kind: 'skipped', reason: 'there is no credential' }),
  ]);
  expect(row).toContain('200 failed ×2');
  expect(row).toContain('404 passed ×2');
  expect(row).toContain('401, 422 not tried');
  expect(row).toContain('1 finding');
  expect(row).toContain('200: It has no &lt;id&gt;.');
});

test('an expected status that did not occur fails, and the received status is listed', async () => {
  const row = await rowOf('Read a badge', [
    result('getProjectBadge/status/404', [500], { kind: 'failed', findings: [finding('It is there.')] }),
    result('getProjectBadge/minimal', [], { kind: 'failed', findings: [finding('The server is silent.')] }),
  ]);
  expect(row).toContain('404 failed');
  expect(row).toContain('500 not documented ×1');
  expect(row).toContain('×1 No response 200');
  expect(row).toContain('No response: The server is silent.');
});

test('the numbers at the top of the page agree with their nouns', async () => {
  const description = {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1' },
    paths: {
      '/pets': { get: { operationId: 'listPets', tags: ['pets'], responses: { '204': { description: 'Done.' } } } },
    },
  };
  const path = join(folder, 'one.json');
  writeFileSync(path, JSON.stringify(description));
  const calls = new Map([['listPets', new Map([['204', 1]])]]);
  const page = (await siteOf(path)).coverage({ calls });
  expect(page).toContain('<p>1 operation with ');
  expect(page).toContain('1 documented response.');
  expect(page).toContain('Calls of 1 operation were recorded, with 1 different response.');
});

test('lines that do not belong to a journal are ignored', () => {
  runOf([result('getProjectBadge/minimal', [200], { kind: 'passed' })]);
  const lines = [
    'null',
    '7',
    '{"kind":"case"}',
    '{"kind":"case","id":"a","operation":"a","exchanges":[null],"verdict":null}',
    '{"kind":"case","id":"b","operation":"b","exchanges":[],"verdict":{"kind":"failed","findings":[{"message":{"markup":"<script>"}}]}}',
    '{"kind":"case","id":"c","operation":"c","exchanges":[],"verdict":{"kind":"failed","findings":[{"message":null}]}}',
  ];
  const text = readFileSync(file, 'utf8') + lines.join('\n') + '\n{"kind":"ca';
  expect([...(readContractRun(text)?.verdicts.keys() ?? [])]).toEqual(['getProjectBadge']);
  expect(readContractRun('null')).toBeUndefined();
  expect(readContractRun('')).toBeUndefined();
});

test('the command accepts a journal and rejects other files', { timeout: 120_000 }, async () => {
  runOf([result('getProjectBadge/minimal', [200], { kind: 'passed' })]);
  const out = join(folder, 'site');
  expect(await docsCommand({ ...parseOptions(docsDeclaration), spec, out, contract: file })).toBe(0);
  const page = readFileSync(join(out, 'coverage.html'), 'utf8');
  expect(page).toContain('Results of a contract run against http://127.0.0.1:1, at level read');
  expect(page).toContain('1 passed, 0 failed');

  writeFileSync(file, '{"not":"a journal"}\n');
  const wrong = docsCommand({ ...parseOptions(docsDeclaration), spec, out, contract: file });
  await expect(wrong).rejects.toThrow('not a journal of a contract run');
  const missing = docsCommand({ ...parseOptions(docsDeclaration), spec, out, contract: 'nowhere.ndjson' });
  await expect(missing).rejects.toThrow('There is no file nowhere.ndjson.');
});
