import { escapeHtml } from '@forgespec/templates/shared/escape-html';
import { groupFailures, type FailureGroup } from './failure-groups.ts';
import type { Failure } from './failure.ts';
import { notesOf } from './notes.ts';
import { styleSheet } from './html-style.ts';
import { coverageKinds, type CoverageKind } from '../1-describe/coverage-items.ts';
import { conformanceText, exitCodeOf } from './exit-code.ts';
import { groupReasons, type OperationState } from './operation-outcomes.ts';
import { areasOf, countResults, type Summary } from './summary.ts';

/** Returns the results as one HTML page. The page has no scripts and no external files, and fits into a window of any width. */
export function renderHtml(summary: Summary, failures: readonly Failure[]): string {
  const { api, version, target, seed, results, known, milliseconds, requests } = summary;
  const counts = countResults(results, known);
  const areas = areasOf(summary);
  const verdict = conformanceText(summary);
  const isGood = exitCodeOf(summary) === 0;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeHtml(`${api}: ${counts.failed === 0 ? verdict : `${counts.failed} deviations`}`)}</title>
<style>${styleSheet}</style>
</head>
<body>
<main>
<h1>${escapeHtml(api)} <small>${escapeHtml(version)}</small></h1>
<p class="${isGood ? 'good' : 'bad'} verdict">${escapeHtml(verdict[0]?.toUpperCase() ?? '')}${escapeHtml(verdict.slice(1))}</p>
<p>${escapeHtml(target)} · seed ${seed} · ${requests} requests in ${(milliseconds / 1000).toFixed(1)} s${summary.interrupted ? ' · interrupted' : ''}${summary.endedBy === undefined ? '' : ` · ${escapeHtml(summary.endedBy)}`}</p>
<ul class="counts">
<li class="good"><b>${counts.passed}</b> passed</li>
<li class="bad"><b>${counts.failed}</b> failed</li>
<li><b>${counts.flaky}</b> flaky</li>
<li><b>${counts.known}</b> known</li>
<li><b>${counts.skipped}</b> not tried</li>
<li><b>${counts.leftOut}</b> excluded</li>
<li><b>${counts.notImplemented}</b> not implemented</li>
</ul>
${failureSection(failures)}
${noteSections(summary)}
${operationSection(summary, 'untried', 'Operations that could not be tried')}
${operationSection(summary, 'not-implemented', 'Operations that are not implemented')}
<h2>Areas</h2>
<div class="wide"><table>
<thead><tr><th>Area<th>Conform<th>Passed<th>Failed<th>Known<th>Not tried<th>Excluded</tr></thead>
<tbody>
${areas.map((area) => `<tr><th scope="row">${escapeHtml(area.area)}<td>${area.conforming}/${area.operations}<td>${area.passed}<td>${area.failed}<td>${area.known}<td>${area.skipped}<td>${area.leftOut}</tr>`).join('\n')}
</tbody></table></div>
${coverageSection(summary)}
${mockSection(summary)}
${caseSection(summary, 'skipped', 'Cases that could not be tried')}
${operationSection(summary, 'left-out', 'Operations that are excluded')}
${caseSection(summary, 'left-out', 'Cases that are excluded')}
</main>
</body>
</html>
`;
}

function failureSection(failures: readonly Failure[]): string {
  if (failures.length === 0) return '';
  const byArea = [...Map.groupBy(groupFailures(failures), ({ first }) => first.area)];
  const groups = byArea.map(([area, own]) => `<h3>${escapeHtml(area)}</h3>\n${own.map(failureDetails).join('\n')}`);
  return `<h2>Failures</h2>\n${groups.join('\n')}`;
}

function failureDetails({
  cause,
  finding,
  first: { id, curl, call, before },
  others,
  operations,
}: FailureGroup): string {
  const { rule, message, expected, got, sourceLocation } = finding;
  const details = `<p>${escapeHtml(message)}<br><small>rule <code>${escapeHtml(rule)}</code> at ${escapeHtml(sourceLocation)}, ${others.length + 1} cases of ${operations} operations</small></p><dl><dt>expected<dd>${escapeHtml(expected)}<dt>got<dd>${escapeHtml(got)}</dl>`;
  const lines = [...before, ...[curl, call].filter((line) => line !== undefined)].map(
    (line) => `<pre tabindex="0">${escapeHtml(line)}</pre>`,
  );
  const same = others.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('');
  return `<details><summary>${escapeHtml(message)} <code>${escapeHtml(id)}</code>${others.length === 0 ? '' : ` and ${others.length} more`}</summary>
${details}
${lines.join('\n')}
${others.length === 0 ? '' : `<p>Cases with the same cause:</p><ul>${same}</ul>`}
<p><small>cause ${escapeHtml(cause)}, for the baseline</small></p></details>`;
}

const noteSections = (summary: Summary): string =>
  notesOf(summary)
    .map(({ heading, findings }) => {
      const items = findings.map(({ id, message, expected, got, pointer }) => {
        const text = `${message} Expected ${expected}, got ${got}.`;
        return `<li><code>${escapeHtml(id)}</code> ${escapeHtml(summary.redact(text))} <small>${escapeHtml(summary.sourceLocation(pointer))}</small></li>`;
      });
      return `<h2>${escapeHtml(heading)}</h2>\n<ul>${items.join('\n')}</ul>`;
    })
    .join('\n');

const kindNames: Readonly<Record<CoverageKind, string>> = {
  operation: 'Operations',
  parameter: 'Parameters',
  property: 'Properties of requests',
  enum: 'Enumerated values',
  bound: 'Bounds of values',
  branch: 'Alternatives of values',
  sent: 'Media types of requests',
  status: 'Documented statuses',
  type: 'Media types of responses',
  header: 'Headers of responses',
};

function coverageSection({ coverage, redact }: Summary): string {
  const rows = coverageKinds.map((kind) => {
    const { covered, refused, total } = coverage[kind];
    return `<tr><th scope="row">${kindNames[kind]}<td>${covered} of ${total}<td>${refused}<td><meter min="0" max="${total}" value="${covered}">${covered}/${total}</meter></tr>`;
  });
  const uncovered = [...Map.groupBy(coverage.uncovered, ({ kind }) => kind)].map(([kind, own]) => {
    const items = own.map(
      ({ operation, name, reason }) =>
        `<li><code>${escapeHtml(operation)}</code> ${escapeHtml(name)}: ${escapeHtml(redact(reason))}</li>`,
    );
    return `<details><summary>${kindNames[kind]} that are not covered: ${own.length}</summary><ul>${items.join('\n')}</ul></details>`;
  });
  return `<h2>Coverage</h2>
<p>A part of a request is covered if a request that contains it got a documented success.</p>
<div class="wide"><table><thead><tr><th>Part<th>Covered<th>Only rejected<th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>
${uncovered.join('\n')}`;
}

function mockSection({ uncounted }: Summary): string {
  const items = [...uncounted].map(([reason, count]) => `<li>${escapeHtml(reason)} (${count})</li>`);
  return items.length === 0
    ? ''
    : `<h2>Responses of the mock that were not compared</h2>\n<ul>${items.join('\n')}</ul>`;
}

function operationSection({ operations, redact }: Summary, state: OperationState, title: string): string {
  const items = groupReasons(operations, state).map(
    ({ reason, operations: names }) =>
      `<details><summary>${escapeHtml(redact(reason))} (${names.length})</summary><ul>${names.map((name) => `<li><code>${escapeHtml(name)}</code></li>`).join('\n')}</ul></details>`,
  );
  return items.length === 0 ? '' : `<h2>${title}</h2>\n${items.join('\n')}`;
}

function caseSection({ results, redact }: Summary, kind: 'left-out' | 'skipped', title: string): string {
  const reasons = results.flatMap(({ id, verdict }) => (verdict.kind === kind ? [{ id, reason: verdict.reason }] : []));
  const groups = [...Map.groupBy(reasons, ({ reason }) => reason)].map(
    ([reason, own]) =>
      `<details><summary>${escapeHtml(redact(reason))} (${own.length})</summary><ul>${own.map(({ id }) => `<li><code>${escapeHtml(id)}</code></li>`).join('\n')}</ul></details>`,
  );
  return groups.length === 0 ? '' : `<h2>${title}</h2>\n${groups.join('\n')}`;
}
