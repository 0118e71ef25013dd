import type { CallInput, Operation } from './operation.ts';

/** The values of the query or of the body that request a page. */
export type PageValues =
  | { readonly query: Readonly<Record<string, unknown>> }
  | { readonly body: Readonly<Record<string, unknown>> };

/** The position of a page: its address, or the values that request it. */
export type PagePosition = PageValues | { readonly url: string };

/** The content of a continuation token. */
interface TokenContent {
  readonly operation?: unknown;
  readonly server?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Names of query parameters with a credential that a service may repeat in the address of the next page. */
const credentialNames =
  /^(?:(?:access|auth|private|job|oauth|bearer|api|client|session|id)[_-]?(?:token|key|secret)|apikey|auth|authorization|password|secret|sig|signature)$/iu;

/** Returns the input that requests a page. The values of the position replace those of the call. */
export const withPosition = (input: CallInput, position: PageValues): CallInput =>
  'query' in position
    ? { ...input, query: { ...input.query, ...position.query } }
    : { ...input, body: { ...Object(input.body), ...position.body } };

/** The list to which a continuation token belongs. */
export interface TokenList {
  readonly operation: Operation;
  /** The address of the server of the operation. */
  readonly server: string;
  /** The names of the parameters with the position of a page. A token contains no others. */
  readonly parameters: readonly string[];
}

/**
 * Returns a text from which a later call continues at a position. The text contains only parameters with the position, and no credential.
 *
 * @param current the address of the page before the position.
 * @throws {TypeError} if the address of the next page has no such parameter, or the same values as the current page.
 */
export function writeToken(list: TokenList, position: PagePosition, current: string): string {
  const { operation, server } = list;
  const values = 'url' in position ? valuesIn(position.url, current, list) : position;
  return jsonWithBigints({ operation: operation.id, server, ...values });
}

function valuesIn(url: string, current: string, list: TokenList): PageValues {
  const { searchParams } = new URL(url);
  const before = new URL(current).searchParams;
  const names = list.parameters.filter((name) => searchParams.has(name) && isPosition(name, list));
  if (names.some((name) => searchParams.get(name) !== before.get(name)))
    return { query: Object.fromEntries(names.map((name) => [name, searchParams.get(name)])) };
  throw new TypeError(
    `${list.operation.id} has no continuation token: no known query parameter of the next link has its position`,
  );
}

const isPosition = (name: string, { operation: { security = [] }, parameters }: TokenList): boolean =>
  parameters.includes(name) &&
  !credentialNames.test(name) &&
  !security.flat().some((scheme) => 'name' in scheme && scheme.name === name);

/**
 * Returns the input of the call that continues at the position of a continuation token.
 *
 * @throws {TypeError} if the text is not a token of this list, or if it changes a value that is not the position of a page.
 */
export function continuedInput(token: string, list: TokenList, input: CallInput): CallInput {
  const { operation, server } = list;
  const content = parseToken(token);
  const position = content && positionOf(content);
  if (!position || content.operation !== operation.id || content.server !== server)
    throw new TypeError(`The continuation token is not a token of ${operation.id} on this server`);
  const other = Object.keys('query' in position ? position.query : position.body).find(
    (name) => !isPosition(name, list),
  );
  if (other === undefined) return withPosition(input, position);
  throw new TypeError(
    `The continuation token of ${operation.id} changes ${other}, which is not the position of a page`,
  );
}

function parseToken(token: string): TokenContent | undefined {
  try {
    const content: unknown = JSON.parse(token);
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}

function positionOf({ query, body }: TokenContent): PageValues | undefined {
  if (isRecord(query)) return { query };
  return isRecord(body) ? { body } : undefined;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns the JSON text of a value. A `bigint`, which JSON cannot contain, becomes a string. */
export const jsonWithBigints = (value: unknown): string =>
  JSON.stringify(value, (_, member: unknown) => (typeof member === 'bigint' ? String(member) : member));
