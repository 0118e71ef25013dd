import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { itemListOf } from '../../../1-describe/lists/item-list.ts';
import type { TestResources } from '../../test-resources.ts';
import type { Case } from '../case.ts';
import { defaultValueCases } from './default-values-law.ts';
import { itemAloneCases } from './item-alone-law.ts';
import type { ListReader } from './list-reader.ts';
import { pageCountCases } from './page-count-law.ts';
import { sameOrderCase } from './same-order-law.ts';
import { sortKeyCases } from './sort-key-laws.ts';
import { totalCases } from './total-laws.ts';

/**
 * Returns the cases for a list. The order is the same in each response. A documented default has the same effect as its value. Totals and
 * numbers of pages agree with the items. An item of the list equals the item that is read alone.
 */
export function listCases(
  subject: ContractSubject,
  resources: TestResources,
  reader: ListReader,
  operation: TestedOperation,
): Case[] {
  const list = itemListOf(subject, operation);
  if (list === undefined) return [];
  return [
    sameOrderCase(reader, operation, list),
    ...defaultValueCases(subject, reader, operation, list),
    ...totalCases(subject, reader, operation, list),
    ...pageCountCases(subject, operation, list),
    ...itemAloneCases(subject, resources, reader, operation, list),
    ...sortKeyCases(subject, reader, operation, list),
  ];
}
