import type { ApiComparison, OperationPair } from './api-comparison.ts';
import { compareContent } from './compare-content.ts';

/** Compares the bodies of the requests of an operation. */
export function compareRequestBody(pair: OperationPair, comparison: ApiComparison): void {
  const { operation, isReversed, old: base, new: revision } = pair;
  const old = comparison.old.objectAt(base['requestBody']);
  const revised = comparison.new.objectAt(revision['requestBody']);
  const { report } = comparison;
  const narrower = isReversed ? 'compatible' : 'breaking';
  if (old === undefined && revised === undefined) return;
  if (old === undefined) {
    const isRequired = revised?.['required'] === true;
    const id = isRequired ? 'request-body-added-as-required' : 'request-body-added';
    const message = `Requests ${isRequired ? 'must have a body, so requests without a body fail' : 'may have a body'}.`;
    report(operation, {
      id,
      level: isRequired ? narrower : 'compatible',
      message,
      revision: { node: revision, key: 'requestBody' },
    });
    return;
  }
  if (revised === undefined) {
    const message = 'Requests no longer have a body, so the server ignores or rejects the data of callers.';
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
    const message = 'The request body has become required, so requests without a body fail.';
    report(operation, { id: 'request-body-became-required', level: narrower, message, ...spots });
  }
  if (wasRequired && !isRequired) {
    const message = 'The request body has become optional.';
    report(operation, {
      id: 'request-body-became-optional',
      level: isReversed ? 'breaking' : 'compatible',
      message,
      ...spots,
    });
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
