import { countOf } from '@forgespec/description/diagnostics';
import { html, type Html } from '@forgespec/description/text';
import { noResponse, type ContractRun } from './contract-run.ts';
import type { ContractCoverage, OperationCoverage } from './coverage.ts';

/**
 * Returns the table cell with the contract results of an operation: a label for each tested status, and the findings.
 */
export function contractCell(statuses: readonly ContractCoverage[]): Html {
  const tried = statuses.filter(isTried);
  const untried = statuses.filter((each) => !isTried(each)).map(({ status }) => status);
  const findings = statuses.flatMap(({ status, verdict }) =>
    verdict?.kind === 'failed' ? verdict.words.map((words) => html`<li>${status}: ${words}</li>`) : [],
  );
  return html`${tried.map(mark)}
  ${untried.length === 0 ? undefined : html`<span class="quiet">${untried.join(', ')} not tried</span>`}
  ${
    findings.length === 0
      ? undefined
      : html`<details>
          <summary>${countOf(findings.length, 'finding')}</summary>
          <ul>
            ${findings}
          </ul>
        </details>`
  }`;
}

/**
 * Returns true if the cell must show a status as tested. This applies if a test case tested the status, or if a
 * response had an undocumented status.
 */
const isTried = ({ isDocumented, verdict }: ContractCoverage): boolean =>
  !isDocumented || (verdict !== undefined && verdict.kind !== 'skipped');

function mark({ status, isDocumented, verdict }: ContractCoverage): Html {
  if (status === noResponse) return html`<span class="status bad">${status}</span> `;
  const isFailed = verdict?.kind === 'failed';
  // HTTP allows statuses that the description does not list, such as 405. Such statuses are not failures.
  const look = isFailed ? 'bad' : isDocumented ? 'good' : 'quiet';
  const words = isFailed ? 'failed' : isDocumented ? 'passed' : 'not documented';
  const count = verdict === undefined || verdict.responses === 0 ? '' : ` ×${verdict.responses}`;
  return html`<span class="status ${look}">${status} ${words}${count}</span> `;
}

/** Returns a sentence about the whole run. */
export function contractSummary({ target, level }: ContractRun, coverage: readonly OperationCoverage[]): string {
  const documented = coverage.flatMap(({ contract }) => contract.filter(({ isDocumented }) => isDocumented));
  const count = (kind: string): number => documented.filter(({ verdict }) => verdict?.kind === kind).length;
  const failing = coverage.filter(({ contract }) => contract.some(({ verdict }) => verdict?.kind === 'failed'));
  return (
    `Results of a contract run against ${target}, at level ${level}: of ${countOf(documented.length, 'documented response')}, ` +
    `${count('passed')} passed, ${count('failed')} failed, and the others were not tried. ` +
    `Operations with findings: ${failing.length} of ${coverage.length}.`
  );
}
