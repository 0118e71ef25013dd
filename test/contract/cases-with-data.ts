import type { ContractSubject } from '../../contract/1-describe/subject.ts';
import { planCases } from '../../contract/2-plan/cases/plan.ts';
import type { Fixtures } from '../../contract/2-plan/fixtures.ts';
import { createTestResources } from '../../contract/2-plan/test-resources.ts';

/**
 * The kinds of cases whose result depends on the data of the server. The kind is the second segment of the case's id.
 * All other cases, such as a case with an invalid body, send a variant of the request of the case `minimal`.
 */
const kinds = ['all-optional', 'chain', 'minimal', 'pagination', 'path', 'status'];

/** Returns the ids of the cases whose result depends on the data of the server. */
export const casesWithData = (subject: ContractSubject, fixtures: Fixtures): readonly string[] =>
  planCases(subject, fixtures, createTestResources(subject, fixtures))
    .map(({ id }) => id)
    .filter((id) => {
      const [operation = '', kind = ''] = id.split('/');
      // While another case moves all snippets, the sandbox rejects this operation. Several cases of the operation are
      // therefore needed.
      return kinds.includes(kind) || operation === 'moveSnippetStorage';
    });
