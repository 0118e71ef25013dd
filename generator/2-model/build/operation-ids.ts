import type { JsonObject } from '../../1-load/json.ts';
import type { BuildContext } from './context.ts';
import { readText } from './read.ts';

/** Sees to it that every operation has an id, and each another one. */
export interface OperationIds {
  /** @param where names the operation in messages: `GET /shops`. */
  check(operation: JsonObject, where: string): void;
}

export function createOperationIds({ diagnostics, place }: BuildContext): OperationIds {
  const owners = new Map<string, string>();
  return {
    check(operation, where) {
      const id = readText(operation, 'operationId');
      if (id === undefined) {
        const fix = 'Give it one: it names the generated function.';
        diagnostics.warning('operation-id-missing', `${where} has no operationId.`, fix, place(operation));
        return;
      }
      const owner = owners.get(id);
      owners.set(id, owner ?? where);
      if (owner === undefined) return;
      const message = `${where} and ${owner} share the operationId ${id}.`;
      diagnostics.error(
        'operation-id-duplicate',
        message,
        'Rename one of them.',
        place(operation, 'operationId', 'value'),
      );
    },
  };
}
