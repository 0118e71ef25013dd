import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import type { Case } from '../case.ts';
import { createCase, type CaseDraft } from '../draft.ts';
import { cursorPagesLaw } from './cursor-pages-law.ts';
import { linkParametersLaw } from './link-laws.ts';
import { keysetPagesLaw } from './keyset-pages-law.ts';
import { numberedPagesOf, pageSizeOf } from './page-parameters.ts';
import { sortOrderLaws } from './sort-order-laws.ts';
import { pageHeadersLaws } from './page-headers-laws.ts';
import { pastTheEndLaw, numberedPagesLaw } from './numbered-pages-laws.ts';

/**
 * Returns the cases for a paginated list. The pages must not overlap, and together they must contain the whole list. A page past the end
 * must be empty. Headers and links must be correct.
 */
export function paginationCases(subject: ContractSubject, operation: TestedOperation): Case[] {
  const { pagination } = operation;
  if (operation.method !== 'get') return [];
  if (pagination === undefined) return casesOf(operation, sortOrderLaws(subject, operation));
  const { page, cursor, method } = pagination.parameters;
  const isLinked = pagination.next.kind === 'link';
  const hasHeaders = isLinked || Object.keys(pagination.headers).length > 0;
  const size = pageSizeOf(subject, operation);
  const numbered = numberedPagesOf(subject, operation);
  // With a cursor, each page has a link to the next page.
  const hasLinks = isLinked && (method !== undefined || page === undefined);
  return casesOf(operation, [
    ...(numbered === undefined ? [] : [numberedPagesLaw(numbered), pastTheEndLaw(numbered)]),
    ...(hasHeaders && page !== undefined && size !== undefined ? pageHeadersLaws({ page, size, pagination }) : []),
    ...(hasLinks && size !== undefined ? [keysetPagesLaw(size)] : []),
    ...(isLinked && size !== undefined ? [linkParametersLaw(subject, size)] : []),
    ...(isLinked || cursor === undefined ? [] : [cursorPagesLaw(pagination, size)]),
    ...sortOrderLaws(subject, operation),
  ]);
}

const casesOf = (operation: TestedOperation, laws: readonly Omit<CaseDraft, 'pointer'>[]): Case[] =>
  laws.map((draft) => createCase(operation, { ...draft, pointer: operation.pointer }));
