import type { ApiComparison } from './api-comparison.ts';
import { compareComponents } from './compare-components.ts';
import { compareOperation } from './compare-operation.ts';
import { compareServers } from './compare-servers.ts';
import { compareTexts } from './compare-texts.ts';
import { matchedOperations, type OperationsOfSides } from './matched-operations.ts';
import { judgeRemoval } from './judge-removal.ts';

/** Compares all parts of two descriptions. */
export function compareDescription(comparison: ApiComparison): void {
  const { serverPaths } = compareOperations('paths', comparison);
  compareOperations('webhooks', comparison);
  compareServers(null, [comparison.old.document], [comparison.new.document], comparison, serverPaths);
  compareComponents(comparison);
  compareTexts(comparison);
}

function compareOperations(kind: 'paths' | 'webhooks', comparison: ApiComparison): OperationsOfSides {
  const { old: base, new: revision, report } = comparison;
  const matched = matchedOperations(base, revision, kind);
  const { old, new: revised, serverPaths } = matched;
  for (const [key, { spot, operation, node, item }] of old) {
    const other = revised.get(key);
    if (other !== undefined) {
      if (operation.path.endsWith('/') !== other.operation.path.endsWith('/')) {
        const message = `The path ${operation.path.endsWith('/') ? 'no longer' : 'now'} has a slash at its end, so servers may treat it as another path.`;
        const spots = { base: spot, revision: other.spot };
        report(other.operation, { id: 'operation-slash-changed', level: 'warning', message, ...spots });
      }
      const isReversed = kind === 'webhooks';
      const pair = { operation: other.operation, isReversed, old: node, new: other.node, serverPaths };
      compareOperation(
        pair,
        { old: item, new: other.item },
        { old: operation.path, new: other.operation.path },
        comparison,
      );
    } else if (kind === 'webhooks') {
      const message = `The webhook \`${operation.path}\` (${operation.method.toUpperCase()}) is gone, so its receivers get no more events.`;
      report(operation, { id: 'webhook-removed', level: 'breaking', message, base: spot });
    } else report(operation, { ...judgeRemoval(node, comparison.now), base: spot });
  }
  for (const [key, { spot, operation }] of revised) {
    if (old.has(key)) continue;
    const id = kind === 'paths' ? 'operation-added' : 'webhook-added';
    const message = kind === 'paths' ? 'The operation is new.' : `The webhook \`${operation.path}\` is new.`;
    report(operation, { id, level: 'compatible', message, revision: spot });
  }
  return matched;
}
