import { compareMembers, type ApiComparison, type BothSides, type FoundChange } from './api-comparison.ts';
import { compareComponents } from './compare-components.ts';
import { compareOperation } from './compare-operation.ts';
import { compareServers } from './compare-servers.ts';
import { compareTexts } from './compare-texts.ts';
import { matchedOperations, type OperationOfSide, type OperationsOfSides } from './matched-operations.ts';
import { judgeRemoval } from './judge-removal.ts';
import type { ServerPaths } from './server-paths.ts';

/** Compares all parts of two descriptions. */
export function compareDescription(comparison: ApiComparison): void {
  const { serverPaths } = compareOperations('paths', comparison);
  compareOperations('webhooks', comparison);
  compareServers(null, [comparison.old.document], [comparison.new.document], comparison, serverPaths);
  compareComponents(comparison);
  compareTexts(comparison);
}

function compareOperations(kind: 'paths' | 'webhooks', comparison: ApiComparison): OperationsOfSides {
  const matched = matchedOperations(comparison.old, comparison.new, kind);
  const { serverPaths } = matched;
  compareMembers(matched, {
    both: (old, revised) => compareMatched({ old, new: revised }, kind === 'webhooks', serverPaths, comparison),
    removed: (old) => comparison.report(old.operation, removedOperation(old, kind, comparison.now)),
    added: (revised) => comparison.report(revised.operation, addedOperation(revised, kind)),
  });
  return matched;
}

function compareMatched(
  { old, new: revised }: BothSides<OperationOfSide>,
  isReversed: boolean,
  serverPaths: ServerPaths | undefined,
  comparison: ApiComparison,
): void {
  const { operation } = revised;
  const paths = { old: old.operation.path, new: operation.path };
  const [hadSlash, hasSlash] = [paths.old.endsWith('/'), paths.new.endsWith('/')];
  if (hadSlash !== hasSlash) {
    const message = `The path ${hasSlash ? 'now' : 'no longer'} has a slash at its end, so servers may treat it as another path.`;
    const spots = { base: old.spot, revision: revised.spot };
    comparison.report(operation, { id: 'operation-slash-changed', level: 'warning', message, ...spots });
  }
  const pair = { operation, isReversed, old: old.node, new: revised.node, serverPaths };
  compareOperation(pair, { old: old.item, new: revised.item }, paths, comparison);
}

function removedOperation(
  { operation: { method, path }, node, spot }: OperationOfSide,
  kind: 'paths' | 'webhooks',
  now: Date,
): FoundChange {
  if (kind === 'paths') return { ...judgeRemoval(node, now), base: spot };
  const message = `The webhook \`${path}\` (${method.toUpperCase()}) is gone, so its receivers get no more events.`;
  return { id: 'webhook-removed', level: 'breaking', message, base: spot };
}

function addedOperation({ operation: { path }, spot }: OperationOfSide, kind: 'paths' | 'webhooks'): FoundChange {
  const change =
    kind === 'paths'
      ? ({ id: 'operation-added', message: 'The operation is new.' } as const)
      : ({ id: 'webhook-added', message: `The webhook \`${path}\` is new.` } as const);
  return { ...change, level: 'compatible', revision: spot };
}
