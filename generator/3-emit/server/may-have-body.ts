import { hasNoBody } from '@forgespec/templates/shared/has-no-body';
import type { Response } from '../../2-model/message.ts';
import type { Operation } from '../../2-model/operation.ts';

/** Returns true if HTTP allows a body in a response, which a description does not change. */
export const mayHaveBody = ({ status }: Response, { method }: Operation): boolean =>
  method !== 'head' && status !== '1XX' && !hasNoBody(Number(status));
