import { isJsonObject, type JsonObject } from '@forgespec/description/json';
import { isSuccess, statusClass } from '@forgespec/templates/shared/statuses';
import type { DescriptionSide } from '../description/open-side.ts';
import {
  bothAt,
  isOther,
  keysOfBoth,
  shown,
  type ApiComparison,
  type BothSides,
  type FoundChange,
  type OperationPair,
} from './api-comparison.ts';
import { compareContent } from './compare-content.ts';
import { compareHeaders } from './compare-headers.ts';

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
    if (other === undefined) comparison.report(operation, removedResponse(status, response, revised, isReversed));
    else compare(status, response, other);
  }
  for (const [status, response] of revised) {
    if (compared.has(status)) continue;
    const other = responseFor(status, old);
    if (other === undefined) comparison.report(operation, addedResponse(status, response));
    else compare(status, other, response);
  }
}

/** @param revised the responses of the revision. */
function removedResponse(
  status: string,
  response: JsonObject,
  revised: ReadonlyMap<string, JsonObject>,
  isReversed: boolean,
): FoundChange {
  const id = 'response-status-removed';
  const base = { node: response };
  const isRange = status.endsWith('XX');
  if (isRange && [...revised.keys()].some((other) => statusClass(other) === statusClass(status))) {
    const message = `Only some statuses of the range ${shown(status)} are still described.`;
    return { id, level: 'compatible', message, base };
  }
  // A caller may depend on a success status. The receiver of a webhook may respond with it. No program depends on an error status, so the
  // removal of an error status is compatible.
  if (!isSuccess(status)) return { id, level: 'compatible', message: `The response ${shown(status)} is gone.`, base };
  const affected = isReversed ? 'receivers that respond with it' : 'callers that need it';
  return { id, level: 'breaking', message: `The response ${shown(status)} is gone, so ${affected} fail.`, base };
}

function addedResponse(status: string, response: JsonObject): FoundChange {
  const message = `The response ${shown(status)} is new.`;
  return { id: 'response-status-added', level: 'compatible', message, revision: { node: response } };
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
  owners: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  if (comparison.areSame(owners.old, owners.new)) return;
  const words = `the response ${shown(status)}`;
  const isSent = !isReversed;
  compareHeaders({ operation, isSent, words, owners }, comparison);
  compareContent({ operation, direction: 'response', isSent, words, owners }, comparison);
  if (isOther('links', owners, comparison)) {
    const message = `The links of ${words} differ.`;
    const spots = bothAt(owners, 'links');
    comparison.report(operation, { id: 'response-link-changed', level: 'documentation', message, ...spots });
  }
  const text = keysOfBoth(owners).find((key) => isText(key) && isOther(key, owners, comparison));
  if (text === undefined) return;
  const message = `The description or extensions of ${words} differ.`;
  const spots = bothAt(owners, text);
  comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...spots });
}

const isText = (key: string): boolean => ['description', 'summary'].includes(key) || key.startsWith('x-');
