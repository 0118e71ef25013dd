import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Response } from '../message.ts';
import type { OperationModel } from '../operation.ts';

/** Returns the documented successful responses. If there are none, returns the response `default`. */
export function documentedSuccesses({ responses }: Pick<OperationModel, 'responses'>): readonly Response[] {
  const described = responses.filter(({ status }) => isSuccess(status));
  return described.length > 0 ? described : responses.filter(({ status }) => status === 'default');
}

/** Returns the only successful response with a body: the one with the list, if the operation returns a list. */
export function onlyBody(operation: Pick<OperationModel, 'responses'>): Response | undefined {
  const [response, ...others] = documentedSuccesses(operation).filter(({ contents }) => contents.length > 0);
  return others.length === 0 ? response : undefined;
}
