import { html, type Html } from '../../../code/html.ts';
import type { ContractRun } from './contract-run.ts';
import type { ContractCoverage, OperationCoverage } from './coverage.ts';

/** What a contract run says of an operation: a mark for each status, and what was found wrong. */
export function contractCell(statuses: readonly ContractCoverage[]): Html {
  const findings = statuses.flatMap(({ status, verdict }) =>
    verdict?.kind === 'failed' ? verdict.words.map((words) => html`<li>${status}: ${words}</li>`) : [],
  );
  return html`${statuses.map(mark)}
  ${
    findings.length === 0
      ? undefined
      : html`<details>
          <summary>${findings.length === 1 ? '1 finding' : `${findings.length} findings`}</summary>
          <ul>
            ${findings}
          </ul>
        </details>`
  }`;
}

function mark({ status, isDocumented, verdict }: ContractCoverage): Html {
  const kind = verdict?.kind ?? 'skipped';
  const answers = verdict === undefined || verdict.answers === 0 ? '' : ` ×${verdict.answers}`;
  const isBad = kind === 'failed' || !isDocumented;
  const look = isBad ? 'bad' : kind === 'passed' ? 'good' : 'quiet';
  return html`<span class="status ${look}"
    >${status} ${isDocumented ? words[kind] : 'not documented'}${answers}</span
  > `;
}

const words = { failed: 'failed', passed: 'passed', skipped: 'not tried' } as const;

/** A sentence about the whole run. */
export function contractSummary({ target, level }: ContractRun, coverage: readonly OperationCoverage[]): string {
  const documented = coverage.flatMap(({ contract }) => contract.filter(({ isDocumented }) => isDocumented));
  const count = (kind: string): number => documented.filter(({ verdict }) => verdict?.kind === kind).length;
  const failing = coverage.filter(({ contract }) => contract.some(({ verdict }) => verdict?.kind === 'failed'));
  return (
    `A contract run against ${target}, at level ${level}: of ${documented.length} documented answers, ` +
    `${count('passed')} passed, ${count('failed')} failed, and the others were not tried; ` +
    `${failing.length} of ${coverage.length} operations have findings.`
  );
}
