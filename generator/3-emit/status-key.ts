import type { Response } from '../2-model/message.ts';
import { stringLiteral } from '../code/literal.ts';

/** Returns the key of a response in an operation's response type as a literal: `200` or `'2XX'`. */
export const statusKey = ({ status }: Response): string => (/^\d+$/u.test(status) ? status : stringLiteral(status));
