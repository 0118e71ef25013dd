import type { PaginationMethod } from '@forgespec/generator/model/pagination';
import type { Subject, TestedOperation } from '../../../1-describe/subject.ts';
import type { Case } from '../case.ts';
import { caseOf } from '../draft.ts';
import { cursorLaw } from './cursor-law.ts';
import { linkedPagesLaw } from './linked-pages-law.ts';
import { numberedListOf, pagingParameter, partSizeOf } from './list-parts.ts';
import { orderCases } from './order-law.ts';
import { pageHeadersLaws } from './page-headers-laws.ts';
import { pastTheEndLaw, wholeListLaw } from './whole-list-law.ts';

/** True for the methods in which links lead from page to page without a number. */
const isLinked: Readonly<Record<PaginationMethod, boolean>> = { both: true, keyset: true, none: false, offset: false };

/**
 * Returns the cases about the pages of a list: they are disjoint and together the whole, nothing is past the end, and their headers and
 * links agree. The description names the parameters and headers
 * (`x-paging`); parameters of usual names are found without it.
 */
export function paginationCases(subject: Subject, operation: TestedOperation): Case[] {
  if (operation.method !== 'get') return [];
  const { pagination } = operation.facts;
  const {
    parameters: { page },
    headers,
    next,
  } = operation.paging;
  const cursor = pagingParameter(operation, 'cursor');
  const hasHeaders = next?.kind === 'link' || Object.keys(headers).length > 0;
  const size = partSizeOf(subject, operation);
  const numbered = numberedListOf(subject, operation);
  const hasLinks = pagination !== undefined && isLinked[pagination];
  return [
    ...(numbered === undefined ? [] : [wholeListLaw(numbered), pastTheEndLaw(numbered)]),
    ...(hasHeaders && page !== undefined && size !== undefined ? pageHeadersLaws({ page, size }) : []),
    ...(hasLinks && size !== undefined ? [linkedPagesLaw(size)] : []),
    ...(hasLinks || cursor === undefined ? [] : [cursorLaw(cursor.name, size)]),
    ...orderCases(subject, operation),
  ].map((draft) => caseOf(operation, { ...draft, pointer: operation.pointer }));
}
