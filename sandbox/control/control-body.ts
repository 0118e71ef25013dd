import type { IncomingMessage } from 'node:http';
import { suggestion } from '@forgespec/templates/shared/suggestion';

/** The error for an invalid request to the control port. */
export class InvalidControlRequestError extends Error {}

/** The properties of a request body. */
export type ControlBody = Readonly<Record<string, unknown>>;

/** The maximum length of a body, in characters. */
const longestBody = 10_000;

/**
 * Reads the body of a request.
 *
 * @param names the properties that the body may have. If there are none, the request needs no body.
 * @throws {InvalidControlRequestError} if the body is too long, is not a JSON object, or has another property.
 */
export async function readControlBody(request: IncomingMessage, names: readonly string[]): Promise<ControlBody> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > longestBody) throw new InvalidControlRequestError('The body is too long');
  }
  if (text === '' && names.length === 0) return {};
  const value = parse(text);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidControlRequestError('The body must be a JSON object');
  for (const name of Object.keys(value)) {
    if (!names.includes(name)) throw unknownName('The body has an unknown property', name, 'properties', names);
  }
  return { ...value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new InvalidControlRequestError('The body is not JSON');
  }
}

/**
 * Returns the error for a name that does not exist. Its message contains the most similar name, and all names that exist.
 */
export function unknownName(
  problem: string,
  name: string,
  kind: string,
  names: readonly string[],
): InvalidControlRequestError {
  const near = suggestion(name, names);
  const guess = near === undefined ? '' : ` Did you mean \`${near}\`?`;
  const all = names.length === 0 ? `There are no ${kind}.` : `The ${kind} are ${quoted(names)}.`;
  return new InvalidControlRequestError(`${problem}: \`${name}\`.${guess} ${all}`);
}

const quoted = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
