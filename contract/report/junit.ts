import type { Failure } from './failure.ts';
import type { Summary } from './summary.ts';

/** The results as JUnit XML: a suite for each area, a test case for each case. Failures of the baseline are skipped ones. */
export function renderJunit(summary: Summary, failures: readonly Failure[]): string {
  const byId = new Map(failures.map((failure) => [failure.id, failure]));
  const suites = [...Map.groupBy(summary.results, ({ area }) => area)].map(([area, results]) => {
    const cases = results.map(({ id, operation, verdict, milliseconds }) => {
      const open = `    <testcase classname=${quoted(operation)} name=${quoted(id)} time="${(milliseconds / 1000).toFixed(3)}"`;
      const inside = insideOf(verdict, summary.known.get(id)?.reason, byId.get(id));
      return inside === '' ? `${open}/>` : `${open}>\n${inside}\n    </testcase>`;
    });
    const failed = results.filter(({ id }) => byId.has(id)).length;
    const skipped = cases.filter((text) => text.includes('<skipped ')).length;
    const counts = `tests="${results.length}" failures="${failed}" errors="0" skipped="${skipped}"`;
    return `  <testsuite name=${quoted(area)} ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const total = `tests="${summary.results.length}" failures="${failures.length}"`;
  const name = quoted(`${summary.api} at ${summary.target}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name=${name} ${total}>\n${suites.join('\n')}\n</testsuites>\n`;
}

function insideOf(
  verdict: Summary['results'][number]['verdict'],
  known: string | undefined,
  failure: Failure | undefined,
): string {
  switch (verdict.kind) {
    case 'passed':
      return '';
    case 'skipped':
      return `      <skipped message=${quoted(verdict.reason)}/>`;
    case 'not-implemented':
      return `      <skipped message="not implemented: the server answers 501"/>`;
    case 'failed': {
      if (failure === undefined) return `      <skipped message=${quoted(`known deviation: ${known ?? ''}`)}/>`;
      const details = failure.findings.map(
        ({ message, expected, got, place }) => `${message}\n  ${place}\n  expected ${expected}\n  got ${got}`,
      );
      const text = [...details, ...failure.before, failure.curl ?? ''].join('\n');
      return `      <failure message=${quoted(failure.findings[0]?.message ?? '')} type=${quoted(failure.findings[0]?.rule ?? '')}>${escaped(text)}</failure>`;
    }
  }
}

const quoted = (text: string): string => `"${escaped(text).replaceAll('"', '&quot;').replaceAll(/\s/gu, ' ')}"`;

// XML 1.0 has no way to write most control characters and halves of characters, not even escaped.
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '\u{fffd}')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
