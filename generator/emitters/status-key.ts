import type { Response } from '@forgespec/model';
import { stringLiteral } from '../code/literal.ts';

/**
 * Returns the code of the key for a response, such as `200` or `'2XX'`. The type of an operation's responses has these
 * keys.
 */
export const statusKey = ({ status }: Response): string => (/^\d+$/u.test(status) ? status : stringLiteral(status));
