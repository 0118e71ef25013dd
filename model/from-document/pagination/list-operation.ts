import { mediaKind } from '@forgespec/templates/shared/media-type';
import { valuesIn, type DescribedValue } from '../../inspect/described-values.ts';
import { onlyBody } from '../../inspect/successes.ts';
import type { Resolve } from '../../inspect/value-types.ts';
import type { Response } from '../../message.ts';
import type { OperationModel } from '../../operation.ts';
import { findList, type FoundList } from './find-list.ts';
import { pagingParameters, type PagingParameters } from '../../inspect/paging-parameters.ts';

/** The parts of an operation that all recognizers read. */
export interface ListOperation {
  readonly operation: OperationModel;
  readonly resolve: Resolve;
  readonly response: Response;
  readonly list: FoundList;
  /** The values of the body that are not inside of the list. */
  readonly values: readonly DescribedValue[];
  readonly parameters: PagingParameters;
}

/**
 * Returns the facts of a list. Returns a reason if an operation does not return one list.
 *
 * @param declared the list in the body, if its location is declared.
 */
export function listOperation(
  operation: OperationModel,
  resolve: Resolve,
  declared?: FoundList | undefined,
): ListOperation | { readonly reason: string } {
  const response = onlyBody(operation);
  if (response === undefined) return { reason: 'It does not have exactly one response with a body.' };
  const [content] = response.contents;
  if (content?.schema === undefined || mediaKind(content.mediaType) !== 'json')
    return { reason: 'The response is not JSON.' };
  const list = declared ?? findList(content.schema, operation.path, resolve);
  if (list === undefined)
    return { reason: 'The response has no list, or it is not clear which of its arrays is the list.' };
  const parameters = pagingParameters(operation.parameters, resolve);
  const values = list.path.length === 0 ? [] : valuesIn(content.schema, resolve);
  return { operation, resolve, response, list, values, parameters };
}
