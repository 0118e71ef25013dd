import type { JsonValue } from '@forgespec/description/json';
import type { ItemList } from '../../../1-describe/lists/item-list.ts';
import type { TestedOperation } from '../../../1-describe/subject.ts';
import { CaseSkippedError } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import type { ListReader } from './list-reader.ts';

/** Returns the number of further reads. A random order of few items is often the same by chance. */
const repetitions = (length: number): number => (length < 4 ? 7 : 2);

/** Returns the case that a list has the same order each time that it is read. */
export const sameOrderCase = (reader: ListReader, operation: TestedOperation, list: ItemList): Case =>
  createCase(operation, {
    kind: 'list',
    name: 'list/same-order',
    pointer: operation.pointer,
    async run(session, operation) {
      const { args } = await reader.sample(session, operation, list);
      const first = (await reader.read(session, operation, list, args)) ?? [];
      const identities = (items: readonly JsonValue[]): string[] =>
        items.map((item) => session.identityOf(operation, item));
      const wanted = identities(first);
      if (first.length < 2) throw new CaseSkippedError('the list is too short to have an order');
      for (let times = 0; times < repetitions(first.length); times += 1) {
        const other = await reader.read(session, operation, list, args);
        const found = identities(other ?? []);
        if (found.toSorted().join() !== wanted.toSorted().join())
          throw new CaseSkippedError('the list changes while it is read');
        if (found.join() === wanted.join()) continue;
        session.fail({
          rule: 'list/same-order',
          message: 'The list has another order when it is read again.',
          expected: wanted.slice(0, 10).join(', '),
          got: found.slice(0, 10).join(', '),
          pointer: operation.pointer,
        });
        return;
      }
    },
  });
