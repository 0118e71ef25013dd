import { countOf } from '@forgespec/description/diagnostics';
import type { OperationModel } from '@forgespec/model';
import { html, type Html } from '@forgespec/description/text';
import type { SiteParts } from '../html/site-parts.ts';
import { contractCell, contractSummary } from './contract-cell.ts';
import type { ContractRun } from './contract-run.ts';
import type { OperationCoverage, StatusCoverage } from './coverage.ts';
import { authorPage } from './site-page.ts';

/** Builds the coverage page. For each operation, it shows the statuses, examples, samples and test results. */
export function coveragePage(
  coverage: readonly OperationCoverage[],
  run: ContractRun | undefined,
  parts: SiteParts,
): string {
  const { context, writer } = parts;
  const { href } = writer('coverage', '.html');
  const addressOf: AddressOf = (operation) => href(context.map.operation(operation).to);
  const areas = Map.groupBy(coverage, ({ area }) => area);
  const heads = ['Operation', 'Statuses', 'Parameters', 'Body example', 'Samples', 'Calls'];
  const body = html`<p>${summary(coverage)}</p>
    ${run === undefined ? undefined : html`<p>${contractSummary(run, coverage)}</p>`}
    <p class="quiet">
      A green status has an example of its body, or has no body. A red status has a body without an example.
      <code>×3</code> means that 3 responses had that status. The column Parameters contains the number of parameters
      that have an example.
    </p>
    ${[...areas].map(
      ([area, rows]) =>
        html`<h2>${area.title}</h2>
          <div class="scroll" tabindex="0" role="region" aria-label="${area.title}">
            <table>
              <thead>
                <tr>
                  ${[...heads, ...(run === undefined ? [] : ['Contract run'])].map(
                    (head) => html`<th scope="col">${head}</th>`,
                  )}
                </tr>
              </thead>
              <tbody>
                ${rows.map((each) => row(each, run, addressOf))}
              </tbody>
            </table>
          </div> `,
    )}`;
  const words = 'The examples, samples and test results of each operation.';
  return authorPage({ path: 'coverage', title: 'Coverage', summary: words, body }, parts);
}

/** Returns the address of the page of an operation. */
type AddressOf = (operation: OperationModel) => string;

function row(coverage: OperationCoverage, run: ContractRun | undefined, addressOf: AddressOf): Html {
  const { operation, statuses, parameters, hasBodyExample, samples, contract } = coverage;
  return html`<tr>
    <th scope="row">
      <a href="${addressOf(operation)}">${operation.summary ?? operation.name}</a>
    </th>
    <td>${statuses.map(status)}</td>
    <td>${parameters.withExample} of ${parameters.all}</td>
    <td>${hasBodyExample === undefined ? 'no body' : hasBodyExample ? 'yes' : 'missing'}</td>
    <td>${samples}</td>
    <td>${sum(statuses.map(({ calls }) => calls))}</td>
    ${run === undefined ? undefined : html`<td>${contractCell(contract)}</td>`}
  </tr> `;
}

const status = ({ status, hasExample, calls }: StatusCoverage): Html =>
  html`<span class="status ${hasExample === false ? 'bad' : 'good'}"
    >${status}${calls === 0 ? '' : ` ×${calls}`}</span
  > `;

function summary(coverage: readonly OperationCoverage[]): string {
  const statuses = coverage.flatMap((operation) => operation.statuses);
  const bodies = statuses.filter(({ hasExample }) => hasExample !== undefined);
  const called = statuses.filter(({ calls }) => calls > 0);
  const operations = coverage.filter((operation) => operation.statuses.some(({ calls }) => calls > 0));
  const samples = countOf(sum(coverage.map((operation) => operation.samples)), 'sample');
  const responses = countOf(called.length, 'different response');
  return [
    `${countOf(coverage.length, 'operation')} with ${samples}.`,
    `${countOf(statuses.length, 'documented response')}.`,
    `Bodies with an example: ${bodies.filter(({ hasExample }) => hasExample).length} of ${bodies.length}.`,
    called.length === 0
      ? 'No calls were recorded.'
      : `Calls of ${countOf(operations.length, 'operation')} were recorded, with ${responses}.`,
  ].join(' ');
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
