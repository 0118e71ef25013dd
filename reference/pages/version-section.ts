import { html, type Html } from '@forgespec/generator/code/html';
import { messageParts } from '@forgespec/generator/code/message-parts';
import { printableLine } from '@forgespec/generator/diagnostics/printable';
import type { Api } from '@forgespec/generator/model/api';
import { operationAddress } from '../reference-address.ts';

/** The changes between a version of a description and the version before it. */
export interface VersionChanges {
  /** The version, or `Unreleased`. */
  readonly title: string;
  /** The date of the version, such as `2026-11-23`. Undefined if the version is not released. */
  readonly date: string | undefined;
  readonly items: readonly VersionChange[];
}

/** A change between two versions. */
export interface VersionChange {
  /** The kind of the change, such as `Added`. */
  readonly heading: string;
  readonly isBreaking: boolean;
  /** The operations that change, such as `GET /pets`. */
  readonly operations: readonly string[];
  /** A sentence. Its parts between backticks are code. */
  readonly message: string;
  /** The advice for callers. Undefined if callers do not have to change anything. */
  readonly migration: string | undefined;
}

/** The number of operations that a change names. A change of a shared schema may affect hundreds. */
const namedOperations = 3;

/** Returns the section of a version: a heading, and a list for each kind of change. Operations are links into the reference. */
export function versionSection({ title, date, items }: VersionChanges, api: Pick<Api, 'areas'>): Html {
  const name = printableLine(title).slice(0, 80);
  const groups = [...Map.groupBy(items, ({ heading }) => heading)];
  return html`<section>
    <h2 id="version-${name}">${name}${date === undefined ? '' : ` – ${date}`}</h2>
    ${groups.length === 0 ? html`<p>No changes for callers.</p>` : undefined}
    ${groups.map(
      ([heading, members]) =>
        html`<h3>${heading}</h3>
          <ul>
            ${members.map((change) => html`<li>${changeText(change, api)}</li>`)}
          </ul>`,
    )}
  </section>`;
}

function changeText({ isBreaking, operations, message, migration }: VersionChange, api: Pick<Api, 'areas'>): Html {
  const named = operations.slice(0, namedOperations).map((operation) => linkedOperation(operation, api));
  const others = operations.length - named.length;
  const names = [...named, ...(others > 0 ? [html`${others} more`] : [])];
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
function linkedOperation(name: string, { areas }: Pick<Api, 'areas'>): Html {
  const text = html`<code>${printableLine(name)}</code>`;
  for (const area of areas) {
    const operation = area.operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
    if (operation !== undefined) return html`<a href="index.html${operationAddress(area, operation)}">${text}</a>`;
  }
  return text;
}

const messageHtml = (message: string): Html =>
  html`${messageParts(printableLine(message)).map(({ isCode, text }) => (isCode ? html`<code>${text}</code>` : text))}`;
