import { parseJsonInText } from '../json-text.ts';
import type { MemberFaults } from './members.ts';

/**
 * Returns the value of a parameter that is written as JSON. If {@link parseJsonInText} rejects the text, adds an issue and
 * returns undefined.
 *
 * @param text the text of the parameter. Undefined if the request does not have the parameter.
 */
export function readJsonParameter(reader: MemberFaults, name: string, text: string | undefined): unknown {
  if (text === undefined) return undefined;
  try {
    return parseJsonInText(text);
  } catch (error) {
    reader.fault(name, error instanceof SyntaxError ? error.message : 'must be JSON', 'json');
    return undefined;
  }
}
