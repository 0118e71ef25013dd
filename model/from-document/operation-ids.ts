import { createDiagnostics, otherLocation, type SourceLocation } from '@forgespec/description/diagnostics';
import type { BuildContext } from './context.ts';
import { operationLabel, type FoundOperation } from './find-operations.ts';
import { readString } from './read.ts';

/**
 * Returns a list with the `operationId` of each operation. The entry of an operation without an `operationId` is undefined. If several
 * operations have the same `operationId`, all their entries except the first are undefined. Reports missing and repeated ids of the
 * operations in the document.
 */
export function operationIds(
  operations: readonly FoundOperation[],
  { diagnostics, locationOf }: BuildContext,
): (string | undefined)[] {
  const owners = new Map<string, FoundOperation>();
  return operations.map((operation) => {
    const report = operation.isOutside === true ? createDiagnostics() : diagnostics;
    const label = operationLabel(operation);
    const id = readString(operation.node, 'operationId');
    const at = (): SourceLocation | undefined => locationOf(operation.node, 'operationId', 'value');
    if (id === undefined || id === '') {
      const fix = 'Add an `operationId`: it names the generated function.';
      report.warning('operation-id-missing', `${label} has no operationId.`, fix, at());
      return undefined;
    }
    const owner = owners.get(id);
    if (owner === undefined) {
      owners.set(id, operation);
      return id;
    }
    const other = otherLocation(locationOf(owner.node, 'operationId', 'value'), at());
    const message = `${label} and ${operationLabel(owner)} (${other}) share the operationId ${id}. Only ${operationLabel(owner)} keeps it.`;
    report.warning('operation-id-duplicate', message, 'Rename one of them.', at());
    return undefined;
  });
}
