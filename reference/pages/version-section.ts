import { html, messageParts, type Html } from '@forgespec/description/text';
import { printableLine } from '@forgespec/description/diagnostics';
import type { Api, OperationModel } from '@forgespec/model';
import {
  mentionedOperations,
  noChangesText,
  versionHeading,
  type VersionChange,
  type VersionChanges,
} from '@forgespec/description/version-changes';

/**
 * Returns the section of a version: a heading, and a list for each kind of change. Operations are links to their pages.
 *
 * @param addressOf returns the address of the page of an operation.
 */
export function versionSection(
  version: VersionChanges,
  api: Pick<Api, 'areas'>,
  addressOf: (operation: OperationModel) => string,
): Html {
  const { date, items } = version;
  const name = versionHeading(version);
  const groups = [...Map.groupBy(items, ({ heading }) => heading)];
  return html`<section>
    <h2 id="version-${name}">${name}${date === undefined ? '' : ` – ${date}`}</h2>
    ${groups.length === 0 ? html`<p>${noChangesText}</p>` : undefined}
    ${groups.map(
      ([heading, members]) =>
        html`<h3>${heading}</h3>
          <ul>
            ${members.map((change) => html`<li>${changeText(change, (name) => linkedOperation(name, api, addressOf))}</li>`)}
          </ul>`,
    )}
  </section>`;
}

function changeText(change: VersionChange, linked: (operation: string) => Html): Html {
  const { isBreaking, message, migration } = change;
  const { named, others } = mentionedOperations(change);
  const links = named.map(linked);
  const names = [...links, ...(others > 0 ? [html`${others} more`] : [])];
  const parts = [
    ...(isBreaking ? [html`<strong>Breaking:</strong> `] : []),
    ...names.flatMap((name, index) => [index === 0 ? '' : ', ', name]),
    names.length === 0 ? '' : ': ',
    messageHtml(message),
    ...(migration === undefined ? [] : [html`<br />Migration: ${messageHtml(migration)}`]),
  ];
  return html`${parts}`;
}

/** Returns the method and path of an operation, with a link if the reference contains the operation. */
function linkedOperation(
  name: string,
  { areas }: Pick<Api, 'areas'>,
  addressOf: (operation: OperationModel) => string,
): Html {
  const text = html`<code>${printableLine(name)}</code>`;
  for (const area of areas) {
    const operation = area.operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
    if (operation !== undefined) return html`<a href="${addressOf(operation)}">${text}</a>`;
  }
  return text;
}

const messageHtml = (message: string): Html =>
  html`${messageParts(printableLine(message)).map(({ isCode, text }) => (isCode ? html`<code>${text}</code>` : text))}`;
