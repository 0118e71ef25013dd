import type { Api } from '@forgespec/generator/model/api';
import { html, type Html } from '@forgespec/generator/code/html';
import { changesOf, type Change } from './changes.ts';
import { operationAddress } from '../reference-address.ts';
import { sitePage } from './site-page.ts';

/** What came with which version of the service, and what is on its way out, as the description says it. */
export function changelogPage(api: Api, style: string): string {
  const changes = changesOf(api);
  const leaving = changes.filter(({ availability: { deprecated, removal } }) => deprecated || removal !== undefined);
  const coming = changes.filter(({ availability }) => availability.since !== undefined);
  const versions = [...Map.groupBy(coming, ({ availability }) => availability.since ?? '')].toSorted(([a], [b]) =>
    compareVersions(b, a),
  );
  const body = html`<main class="site-main">
    <h1>Changelog</h1>
    <p>
      What the description of ${api.title} ${api.version} says of versions: what is deprecated and what replaces it, and
      which version of the service brought what. What is not listed has no known version; where no removal is named,
      none is known.
    </p>
    <h2 id="deprecated">Deprecated</h2>
    ${table(
      ['What', 'Of', 'Use instead', 'Removal'],
      leaving.map(({ availability: { replacedBy, removal }, ...change }) => [
        linked(change),
        change.of ?? '',
        replacement(replacedBy, api),
        removal ?? '',
      ]),
    )}
    ${versions.map(
      ([version, changes]) =>
        html`<h2 id="since-${version}">Since ${version}</h2>
          ${table(
            ['What', 'Of'],
            changes.map((change) => [linked(change), change.of ?? '']),
          )} `,
    )}
  </main>`;
  return sitePage({ file: 'changelog.html', title: `Changelog of ${api.title}`, style, body });
}

function linked({ name, of, address }: Pick<Change, 'address' | 'name' | 'of'>): Html {
  const words = of === undefined ? html`${name}` : html`<code>${name}</code>`;
  return address === undefined ? words : html`<a href="index.html${address}">${words}</a>`;
}

/** What to use instead: an operation as a link, and anything else as the description has it. */
function replacement(replacedBy: string | undefined, { areas }: Api): Html | string {
  for (const area of areas) {
    const operation = area.operations.find(({ id }) => id !== undefined && id === replacedBy);
    if (operation === undefined) continue;
    return html`<a href="index.html${operationAddress(area, operation)}">${operation.summary ?? operation.name}</a>`;
  }
  return replacedBy ?? '';
}

function table(heads: readonly string[], rows: readonly (readonly (Html | string)[])[]): Html {
  if (rows.length === 0) return html`<p>Nothing.</p>`;
  return html`<div class="scroll" tabindex="0">
    <table>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (cells) =>
            html`<tr>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}

/** By number: 16.10 comes after 16.9. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
