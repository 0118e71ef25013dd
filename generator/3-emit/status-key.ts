import type { Response } from '../2-model/message.ts';
import { stringLiteral } from '../code/literal.ts';

/** Returns the literal for the key of a response in the type of an operation's responses, such as `200` or `'2XX'`. */
export const statusKey = ({ status }: Response): string => (/^\d+$/u.test(status) ? status : stringLiteral(status));
