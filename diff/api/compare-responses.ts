import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { isSuccess, statusClass } from '@forgespec/templates/shared/statuses';
import type { DescriptionSide } from '../description/open-side.ts';
import { type ApiComparison, type OperationPair, shown } from './api-comparison.ts';
import { compareContent } from './compare-content.ts';
import { compareHeaders } from './compare-headers.ts';
import type { BothSides } from './compare-operation.ts';

/** Compares the responses of an operation. */
export function compareResponses(pair: OperationPair, comparison: ApiComparison): void {
  const { operation, isReversed, old: base, new: revision } = pair;
  const [old, revised] = [responsesOf(comparison.old, base), responsesOf(comparison.new, revision)];
  const compared = new Set<string>();
  const compare = (status: string, from: JsonObject, to: JsonObject): void => {
    compared.add(status);
    compareResponse(pair, status, { old: from, new: to }, comparison);
  };
  for (const [status, response] of old) {
    const other = responseFor(status, revised);
    if (other !== undefined) {
      compare(status, response, other);
      continue;
    }
    const isRange = status.endsWith('XX');
    if (isRange && [...revised.keys()].some((other) => statusClass(other) === statusClass(status))) {
      const message = `Only some statuses of the range ${shown(status)} are still described.`;
      comparison.report(operation, {
        id: 'response-status-removed',
        level: 'compatible',
        message,
        base: { node: response },
      });
      continue;
    }
    // A caller may depend on a success status. The receiver of a webhook may respond with it. No program depends on an error status, so the
    // removal of an error status is compatible.
    const level = isSuccess(status) ? 'breaking' : 'compatible';
    const affected = isReversed ? 'receivers that respond with it' : 'callers that need it';
    const effect = isSuccess(status) ? `, so ${affected} fail` : '';
    const message = `The response ${shown(status)} is gone${effect}.`;
    comparison.report(operation, { id: 'response-status-removed', level, message, base: { node: response } });
  }
  for (const [status, response] of revised) {
    if (compared.has(status)) continue;
    const other = responseFor(status, old);
    if (other !== undefined) compare(status, other, response);
    else {
      const message = `The response ${shown(status)} is new.`;
      const revision = { node: response };
      comparison.report(operation, { id: 'response-status-added', level: 'compatible', message, revision });
    }
  }
}

function responsesOf(side: DescriptionSide, operation: JsonObject): ReadonlyMap<string, JsonObject> {
  const { responses } = operation;
  if (!isJsonObject(responses)) return new Map();
  const statuses = Object.entries(responses).filter(([status]) => !status.startsWith('x-'));
  return new Map(
    statuses.flatMap(([status, node]) => {
      const response = side.objectAt(node);
      return response === undefined ? [] : [[status.replace(/^(\d)xx$/iu, '$1XX'), response] as const];
    }),
  );
}

/**
 * Returns the response with a status. If there is no response with this status, returns the response for the range of
 * the status, such as `4XX`. If there is also no response for the range, and the status is an error status, returns the
 * response `default`. Returns undefined if none of these responses exists.
 */
function responseFor(status: string, responses: ReadonlyMap<string, JsonObject>): JsonObject | undefined {
  const range = `${status.charAt(0)}XX`;
  const isError = !isSuccess(status);
  return responses.get(status) ?? responses.get(range) ?? (isError ? responses.get('default') : undefined);
}

function compareResponse(
  { operation, isReversed }: OperationPair,
  status: string,
  { old, new: revised }: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  if (comparison.areSame(old, revised)) return;
  const words = `the response ${shown(status)}`;
  const isSent = !isReversed;
  compareHeaders({ operation, isSent, words, owners: { old, new: revised } }, comparison);
  compareContent({ operation, direction: 'response', isSent, words, owners: { old, new: revised } }, comparison);
  const spots = (key: string) => ({ base: { node: old, key }, revision: { node: revised, key } });
  const isOther = (key: string): boolean => comparison.old.textOf(old[key]) !== comparison.new.textOf(revised[key]);
  if (isOther('links')) {
    const message = `The links of ${words} differ.`;
    comparison.report(operation, { id: 'response-link-changed', level: 'documentation', message, ...spots('links') });
  }
  const keys = [...new Set([...Object.keys(old), ...Object.keys(revised)])];
  const key = keys.find(
    (name) => (['description', 'summary'].includes(name) || name.startsWith('x-')) && isOther(name),
  );
  if (key === undefined) return;
  const message = `The description or extensions of ${words} differ.`;
  comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...spots(key) });
}
