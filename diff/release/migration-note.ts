import type { Change } from '../change.ts';

/** Pieces of advice. If several patterns match the id of the change, the first row applies. */
type Notes = readonly (readonly [id: RegExp, note: string])[];

/** Advice for callers after a breaking change of an operation. */
const callerNotes: Notes = [
  [/^operation-removed/u, 'Do not call the operation any more.'],
  [/^(?:callback|webhook)-/u, 'Do not wait for these requests any more.'],
  [/^security-/u, 'Send credentials that the operation accepts.'],
  [/^request-.*(?:required)$/u, 'Send the required part in each request.'],
  [/^request-.*removed$/u, 'Do not send the removed part any more.'],
  [/^request-/u, 'Send only values that the new version accepts.'],
  [
    /^response-(?:status|media-type|header|property|header-property)-removed$/u,
    'Do not rely on this part in responses.',
  ],
  [/^response-.*-became-(?:optional|write-only)$/u, 'Do not rely on this part in responses.'],
  [/^response-/u, 'Expect the new values in responses.'],
];

/** Advice for the programs that receive the requests of a webhook or callback, after a breaking change. */
const receiverNotes: Notes = [
  [
    /^request-(?:body|media-type|parameter|property|parameter-property)-removed$/u,
    'Do not rely on this part in these requests.',
  ],
  [/^request-.*-became-(?:optional|read-only)$/u, 'Do not rely on this part in these requests.'],
  [/^request-/u, 'Expect the new values in these requests.'],
  [/^response-(?:header-added|.*required)$/u, 'Send the required part in each response.'],
  [/^response-.*removed$/u, 'Do not send the removed part any more.'],
  [/^response-/u, 'Send only values that the new version accepts.'],
  ...callerNotes,
];

/**
 * Returns advice for callers after a change, or for receivers of webhooks and callbacks. Returns undefined if they do not have to change
 * anything.
 *
 * @param clientChange the breaking change of the generated client that has the same cause as `change`. The message of
 * `clientChange` contains the affected code.
 */
export function migrationNote(change: Change, clientChange: Change | undefined): string | undefined {
  const notes = change.isReversed === true ? receiverNotes : callerNotes;
  const general = notes.find(([id]) => id.test(change.id))?.[1] ?? 'Check the code that uses this part.';
  const advice = change.level === 'breaking' ? [general] : [];
  const inClient = clientChange === undefined ? [] : [`In TypeScript: ${clientChange.message}`];
  const all = [...advice, ...inClient];
  return all.length === 0 ? undefined : all.join(' ');
}
