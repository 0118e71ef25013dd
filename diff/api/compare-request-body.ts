import type { JsonObject } from '@forgespec/description/json';
import {
  bothAt,
  isOther,
  type ApiComparison,
  type BothSides,
  type FoundChange,
  type OperationPair,
} from './api-comparison.ts';
import { compareContent } from './compare-content.ts';
import { levelFor } from './sender-levels.ts';

/** Compares the bodies of the requests of an operation. */
export function compareRequestBody(pair: OperationPair, comparison: ApiComparison): void {
  const { operation, isReversed } = pair;
  const old = comparison.old.objectAt(pair.old['requestBody']);
  const revised = comparison.new.objectAt(pair.new['requestBody']);
  if (old !== undefined && revised !== undefined) compareBodies(pair, { old, new: revised }, comparison);
  else if (revised !== undefined) comparison.report(operation, addedBody(pair.new, revised, isReversed));
  else if (old !== undefined) comparison.report(operation, removedBody(pair.old, isReversed));
}

/** @param node the operation with the body. */
function addedBody(node: JsonObject, body: JsonObject, isReversed: boolean): FoundChange {
  const revision = { node, key: 'requestBody' };
  if (!isRequired(body)) {
    const level = levelFor('added', isReversed);
    return { id: 'request-body-added', level, message: 'Requests may have a body.', revision };
  }
  const level = levelFor('added-as-required', isReversed);
  const message = isReversed
    ? 'Requests always have a body.'
    : 'Requests must have a body, so requests without a body fail.';
  return { id: 'request-body-added-as-required', level, message, revision };
}

/** @param node the operation that had the body. */
function removedBody(node: JsonObject, isReversed: boolean): FoundChange {
  const effect = isReversed ? 'receivers that read it fail' : 'the server ignores or rejects the data of callers';
  const message = `Requests no longer have a body, so ${effect}.`;
  const level = levelFor('body-removed', isReversed);
  return { id: 'request-body-removed', level, message, base: { node, key: 'requestBody' } };
}

function compareBodies(
  { operation, isReversed }: OperationPair,
  owners: BothSides<JsonObject>,
  comparison: ApiComparison,
): void {
  const presence = changedPresence(owners, isReversed);
  if (presence !== undefined) comparison.report(operation, presence);
  compareContent(
    { operation, direction: 'request', isSent: isReversed, words: 'the request body', owners },
    comparison,
  );
  if (!isOther('description', owners, comparison)) return;
  const message = 'The description of the request body differs.';
  const texts = bothAt(owners, 'description');
  comparison.report(operation, { id: 'documentation-changed', level: 'documentation', message, ...texts });
}

/** Returns the change of a body that became required or optional. Returns undefined for any other body. */
function changedPresence(owners: BothSides<JsonObject>, isReversed: boolean): FoundChange | undefined {
  const [wasNeeded, isNeeded] = [isRequired(owners.old), isRequired(owners.new)];
  if (wasNeeded === isNeeded) return undefined;
  const spots = bothAt(owners, 'required');
  if (isNeeded) {
    const effect = isReversed ? 'is always present' : 'has become required, so requests without a body fail';
    const level = levelFor('became-required', isReversed);
    return { id: 'request-body-became-required', level, message: `The request body ${effect}.`, ...spots };
  }
  const effect = isReversed ? 'can be missing, so receivers that rely on it fail' : 'has become optional';
  const level = levelFor('became-optional', isReversed);
  return { id: 'request-body-became-optional', level, message: `The request body ${effect}.`, ...spots };
}

const isRequired = (body: JsonObject): boolean => body['required'] === true;
