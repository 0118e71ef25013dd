import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { Response } from '../message.ts';
import type { OperationModel } from '../operation.ts';

/** Returns the documented successful responses. If there are none, returns the response `default`. */
export function documentedSuccesses({ responses }: Pick<OperationModel, 'responses'>): readonly Response[] {
  const described = responses.filter(({ status }) => isSuccess(status));
  return described.length > 0 ? described : responses.filter(({ status }) => status === 'default');
}
