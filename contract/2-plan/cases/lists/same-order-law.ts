import type { ItemList } from '../../../1-describe/lists/item-list.ts';
import type { TestedOperation } from '../../../1-describe/subject.ts';
import { CaseSkippedError } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { identitiesOf, sortedIdentities } from './list-items.ts';
import type { ListReader } from './list-reader.ts';

/** Returns the case that a list has the same order each time that it is read. */
export const sameOrderCase = (reader: ListReader, operation: TestedOperation, list: ItemList): Case =>
  createCase(operation, {
    kind: 'list',
    name: 'list/same-order',
    pointer: operation.pointer,
    async run(session, operation) {
      const { args } = await reader.sample(session, operation, list);
      const [first = [], ...others] = [
        await reader.read(session, operation, list, args),
        await reader.read(session, operation, list, args),
        await reader.read(session, operation, list, args),
      ];
      if (first.length < 2) throw new CaseSkippedError('the list is too short to have an order');
      for (const other of others) {
        if (other === undefined || sortedIdentities(other) !== sortedIdentities(first))
          throw new CaseSkippedError('the list changes while it is read');
        if (identitiesOf(other) === identitiesOf(first)) continue;
        session.fail({
          rule: 'list/same-order',
          message: 'The list has another order when it is read again.',
          expected: identitiesOf(first.slice(0, 10)),
          got: identitiesOf(other.slice(0, 10)),
          pointer: operation.pointer,
        });
        return;
      }
    },
  });
