import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import type { Failure } from '../../contract/5-report/failure.ts';
import { renderHar } from '../../contract/5-report/har.ts';
import { renderHtml } from '../../contract/5-report/html.ts';
import { renderJunit } from '../../contract/5-report/junit.ts';
import { createRedact } from '../../contract/3-ask/redact.ts';
import type { Summary } from '../../contract/5-report/summary.ts';
import { reportedFailures } from '../../contract/5-report/write-reports.ts';
import { renderTerminal } from '../../contract/5-report/terminal.ts';
import { curl } from '../../contract/http/curl.ts';
import { launchBrowser } from '../browser/launch.ts';
import { hostileSummary } from './hostile-summary.ts';

const secret = 'a-secret-token';
let summary: Summary;
let failures: Failure[];
const redact = createRedact(() => [secret]);

beforeAll(async () => {
  summary = await hostileSummary(secret);
  failures = reportedFailures(summary, summary.target);
});

/** Runs a function in a browser without a network. */
async function inBrowser(look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await launchBrowser();
  try {
    await look(await browser.newPage({ viewport: { width: 360, height: 740 } }));
  } finally {
    await browser.close();
  }
}

test('JUnit is well-formed XML, with a suite for each area and a test case for each case', async () => {
  const xml = renderJunit(summary, failures);
  await inBrowser(async (page) => {
    const read = await page.evaluate(`
      const document = new DOMParser().parseFromString(${JSON.stringify(xml)}, 'application/xml');
      const suite = document.querySelector('testsuite');
      ({
        error: document.querySelector('parsererror')?.textContent,
        suite: ['name', 'tests', 'failures', 'errors', 'skipped'].map((name) => suite?.getAttribute(name)),
        cases: document.querySelectorAll('testsuite > testcase').length,
        failure: document.querySelector('failure')?.textContent,
      })`);
    expect(read).toEqual({
      error: undefined,
      suite: [expect.stringMatching(/^Project badges /u), '7', '2', '1', '2'],
      // The report has one more test case, for the excluded operation.
      cases: 8,
      failure: expect.stringContaining('spec/areas/project-badges/'),
    });
  });
});

test('the HTML report opens without a network, fits on a phone, and runs no text of the server as a script', async () => {
  await inBrowser(async (page) => {
    const troubles: string[] = [];
    page.on('request', (request) => troubles.push(request.url()));
    page.on('dialog', (dialog) => troubles.push(dialog.message()));
    await page.setContent(renderHtml(summary, failures));
    await page.locator('details').first().locator('summary').click();
    expect(await page.locator('details').first().locator('pre').first().textContent()).toMatch(/^curl -i /u);
    await page.evaluate("document.querySelectorAll('details').forEach((details) => (details.open = true))");
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360);
    expect(await page.locator('img, script').count()).toBe(0);
    expect(troubles).toEqual([]);
    expect(await page.locator('.verdict').textContent()).toBe('Deviates: conforms on 0 of 2 operations at level full');
  });
});

test('HAR is JSON with an entry for each exchange', () => {
  const { log } = JSON.parse(
    renderHar(
      summary.results.flatMap(({ exchanges }) => exchanges),
      summary.target,
      redact,
    ),
  );
  expect([log.version, log.entries.length, log.entries[0].request.method]).toEqual(['1.2', 4, 'POST']);
});

test('no report contains a credential or a control character', () => {
  const har = renderHar(
    summary.results.flatMap(({ exchanges }) => exchanges),
    summary.target,
    redact,
  );
  const plain = { bold: String, dim: String, red: String, yellow: String, green: String, cyan: String };
  const terminal = renderTerminal(summary, failures, plain);
  for (const text of [har, terminal, renderHtml(summary, failures), renderJunit(summary, failures)]) {
    expect(text).not.toContain(secret);
  }
  expect(terminal).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]|\p{Cs}|^✓/mu);
});

test('the command line for any request is one shell command', () => {
  const target = `/a'b"c$(touch /tmp/forgespec-was-here)\`id\`?x=[1-3]&y=${encodeURIComponent('\n')}`;
  const body = `{"name":"it's $HOME \\ \u0007\u202e\n"}`;
  const headers = { 'x-odd': `a'b$c`, 'content-type': 'application/json' };
  const credentials = {
    headers: { "x'$(id)": secret },
    query: { key: secret },
    placeholders: { "x'$(id)": '$TOKEN', key: '$KEY' },
  };
  const line = curl('http://127.0.0.1:1', { method: 'POST', target, headers, body, credentials });
  expect(line).not.toContain(secret);
  const words = execFileSync('sh', ['-c', `curl() { printf '%s\\0' "$@"; }; ${line}`], {
    encoding: 'utf8',
    env: { TOKEN: 'from the environment', KEY: 'k e y' },
  }).split('\0');
  expect(words).toEqual([
    '-i',
    '--globoff',
    '-X',
    'POST',
    '-H',
    "x'$(id): from the environment",
    '-H',
    `x-odd: a'b$c`,
    '-H',
    'content-type: application/json',
    '--data-binary',
    body,
    `http://127.0.0.1:1${target}&key=k e y`,
    '',
  ]);
});
