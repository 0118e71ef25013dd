import type { ApiComparison, OperationPair } from './api-comparison.ts';
import { compareContent } from './compare-content.ts';

/** Compares the bodies of the requests of an operation. */
export function compareRequestBody(pair: OperationPair, comparison: ApiComparison): void {
  const { operation, isReversed, old: base, new: revision } = pair;
  const old = comparison.old.objectAt(base['requestBody']);
  const revised = comparison.new.objectAt(revision['requestBody']);
  const { report } = comparison;
  const [narrower, wider] = isReversed ? (['compatible', 'breaking'] as const) : (['breaking', 'compatible'] as const);
  if (old === undefined && revised === undefined) return;
  if (old === undefined) {
    const isRequired = revised?.['required'] === true;
    const id = isRequired ? 'request-body-added-as-required' : 'request-body-added';
    const required = isReversed ? 'always have a body' : 'must have a body, so requests without a body fail';
    const message = `Requests ${isRequired ? required : 'may have a body'}.`;
    report(operation, {
      id,
      level: isRequired ? narrower : 'compatible',
      message,
      revision: { node: revision, key: 'requestBody' },
    });
    return;
  }
  if (revised === undefined) {
    const effect = isReversed ? 'receivers that read it fail' : 'the server ignores or rejects the data of callers';
    const message = `Requests no longer have a body, so ${effect}.`;
    report(operation, {
      id: 'request-body-removed',
      level: 'breaking',
      message,
      base: { node: base, key: 'requestBody' },
    });
    return;
  }
  const [wasRequired, isRequired] = [old['required'] === true, revised['required'] === true];
  const spots = { base: { node: old, key: 'required' }, revision: { node: revised, key: 'required' } };
  if (isRequired && !wasRequired) {
    const effect = isReversed ? 'is always present' : 'has become required, so requests without a body fail';
    const message = `The request body ${effect}.`;
    report(operation, { id: 'request-body-became-required', level: narrower, message, ...spots });
  }
  if (wasRequired && !isRequired) {
    const effect = isReversed ? 'can be missing, so receivers that rely on it fail' : 'has become optional';
    const message = `The request body ${effect}.`;
    report(operation, { id: 'request-body-became-optional', level: wider, message, ...spots });
  }
  const owners = { old, new: revised };
  compareContent(
    { operation, direction: 'request', isSent: isReversed, words: 'the request body', owners },
    comparison,
  );
  if (comparison.old.textOf(old['description']) === comparison.new.textOf(revised['description'])) return;
  const message = 'The description of the request body differs.';
  const texts = { base: { node: old, key: 'description' }, revision: { node: revised, key: 'description' } };
  report(operation, { id: 'documentation-changed', level: 'documentation', message, ...texts });
}
