import type { Api, OperationModel } from '@forgespec/model';
import { html, type Html } from '@forgespec/description/text';
import type { VersionChanges } from '@forgespec/description/version-changes';
import { changesOf, type ApiChange } from './changes.ts';
import type { SiteParts } from '../html/site-parts.ts';
import { authorPage } from './site-page.ts';
import { versionSection } from './version-section.ts';

/**
 * Builds the changelog page. It lists the changes between versions of the description, and the deprecated operations,
 * parameters and properties. For each version of the service, it also lists the operations, parameters and properties
 * that were added in this version.
 *
 * @param versions the versions of the description, the newest first. Empty if they are not known.
 */
export function changelogPage(versions: readonly VersionChanges[], parts: SiteParts): string {
  const { context, writer } = parts;
  const { api, map } = context;
  const { href } = writer('changelog', '.html');
  const linked = ({ name, of, to }: Omit<ApiChange, 'availability'>): Html => {
    const words = of === undefined ? html`${name}` : html`<code>${name}</code>`;
    return to === undefined ? words : html`<a href="${href(to)}">${words}</a>`;
  };
  const addressOf = (operation: OperationModel): string => href(map.operation(operation).to);
  const changes = changesOf(api, map);
  const deprecated = changes.filter(({ availability: { deprecated, removal } }) => deprecated || removal !== undefined);
  const added = changes.filter(({ availability }) => availability.since !== undefined);
  const services = [...Map.groupBy(added, ({ availability }) => availability.since ?? '')].toSorted(([a], [b]) =>
    compareVersions(b, a),
  );
  const body = html`<p>
      This page lists the deprecated operations, parameters and properties of ${api.title} ${api.version}, and their
      replacements. For each version of the service, it also lists the operations, parameters and properties that were
      added in this version. The OpenAPI description contains all of this information. If the description does not say
      in which version an item was added, or when it will be removed, this page does not say so either.
    </p>
    ${versions.map((version) => versionSection(version, api, addressOf))}
    <h2 id="deprecated">Deprecated</h2>
    ${table(
      ['Name', 'Part of', 'Use instead', 'Removal'],
      deprecated.map(({ availability: { replacedBy, removal }, ...change }) => [
        linked(change),
        change.of ?? '',
        replacement(replacedBy, api, addressOf),
        removal ?? '',
      ]),
    )}
    ${services.map(
      ([version, changes]) =>
        html`<h2 id="since-${version}">Since ${version}</h2>
          ${table(
            ['Name', 'Part of'],
            changes.map((change) => [linked(change), change.of ?? '']),
          )} `,
    )}`;
  const summary = `Changes and deprecations of ${api.title}.`;
  return authorPage({ path: 'changelog', title: 'Changelog', summary, body }, parts);
}

/**
 * Returns the replacement of a deprecated item: a link if `replacedBy` is the id of an operation, otherwise the text of
 * `replacedBy`.
 */
function replacement(
  replacedBy: string | undefined,
  { areas }: Api,
  addressOf: (operation: OperationModel) => string,
): Html | string {
  for (const area of areas) {
    const operation = area.operations.find(({ id }) => id !== undefined && id === replacedBy);
    if (operation === undefined) continue;
    return html`<a href="${addressOf(operation)}">${operation.summary ?? operation.name}</a>`;
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

/** Compares versions by their numbers: 16.10 is later than 16.9. */
function compareVersions(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
