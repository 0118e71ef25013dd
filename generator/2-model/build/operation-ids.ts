import type { JsonObject } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';
import { readString } from './read.ts';

/** A check that every operation has an id, and that ids are unique. */
export interface OperationIds {
  /** @param label the operation as messages name it: `GET /shops`. */
  check(operation: JsonObject, label: string): void;
}

export function createOperationIds({ diagnostics, place }: BuildContext): OperationIds {
  const owners = new Map<string, string>();
  return {
    check(operation, label) {
      const id = readString(operation, 'operationId');
      if (id === undefined) {
        const fix = 'Add an `operationId`: it names the generated function.';
        diagnostics.warning('operation-id-missing', `${label} has no operationId.`, fix, place(operation));
        return;
      }
      const owner = owners.get(id);
      owners.set(id, owner ?? label);
      if (owner === undefined) return;
      const message = `${label} and ${owner} share the operationId ${id}.`;
      diagnostics.error(
        'operation-id-duplicate',
        message,
        'Rename one of them.',
        place(operation, 'operationId', 'value'),
      );
    },
  };
}
