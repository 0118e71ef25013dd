import { paginationFacts } from '@forgespec/model';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { cursorPagesLaw } from './cursor-pages-law.ts';
import { keysetPagesLaw } from './keyset-pages-law.ts';
import { numberedPagesOf, pagingParameter, pageSizeOf } from './page-parameters.ts';
import { sortOrderLaws } from './sort-order-laws.ts';
import { pageHeadersLaws } from './page-headers-laws.ts';
import { pastTheEndLaw, numberedPagesLaw } from './numbered-pages-laws.ts';

/**
 * Returns the cases for a paginated list. The pages must not overlap, and together they must contain the whole list. A page past the end
 * must be empty. Headers and links must be correct. The names of parameters and headers come from `x-paging`. For parameters without
 * `x-paging`, common names are tried.
 */
export function paginationCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  if (operation.method !== 'get') return [];
  const { pagination } = operation.facts;
  const {
    parameters: { page },
    headers,
    next,
  } = operation.paging;
  const cursor = pagingParameter(operation, 'cursor');
  const hasHeaders = next?.kind === 'link' || Object.keys(headers).length > 0;
  const size = pageSizeOf(subject, operation);
  const numbered = numberedPagesOf(subject, operation);
  // With a cursor, each page has a link to the next page.
  const hasLinks = pagination !== undefined && paginationFacts[pagination].hasCursor;
  return [
    ...(numbered === undefined ? [] : [numberedPagesLaw(numbered), pastTheEndLaw(numbered)]),
    ...(hasHeaders && page !== undefined && size !== undefined ? pageHeadersLaws({ page, size }) : []),
    ...(hasLinks && size !== undefined ? [keysetPagesLaw(size)] : []),
    ...(hasLinks || cursor === undefined ? [] : [cursorPagesLaw(cursor.name, size)]),
    ...sortOrderLaws(subject, operation),
  ].map((draft) => createCase(operation, { ...draft, pointer: operation.pointer }));
}
