import type { JsonObject } from '../../1-load/json.ts';
import { otherPlace } from '../../diagnostics/other-place.ts';
import type { BuildContext } from './context.ts';
import { readString } from './read.ts';

/** A check that every operation has an id, and that ids are unique. */
export interface OperationIds {
  /** @param label the operation as messages name it: `GET /shops`. */
  check(operation: JsonObject, label: string): void;
}

export function createOperationIds({ diagnostics, place }: BuildContext): OperationIds {
  const owners = new Map<string, { readonly label: string; readonly operation: JsonObject }>();
  return {
    check(operation, label) {
      const id = readString(operation, 'operationId');
      if (id === undefined) {
        const fix = 'Add an `operationId`: it names the generated function.';
        diagnostics.warning('operation-id-missing', `${label} has no operationId.`, fix, place(operation));
        return;
      }
      const owner = owners.get(id);
      owners.set(id, owner ?? { label, operation });
      if (owner === undefined) return;
      const at = place(operation, 'operationId', 'value');
      const other = otherPlace(place(owner.operation, 'operationId', 'value'), at);
      const message = `${label} and ${owner.label} (${other}) share the operationId ${id}.`;
      diagnostics.error('operation-id-duplicate', message, 'Rename one of them.', at);
    },
  };
}
