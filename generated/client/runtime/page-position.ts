// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { jsonWithBigints } from './json-with-bigints.ts';
import type { CallInput, Operation } from './operation.ts';

/** The position of a page: its address, or the values of the query or of the body that request the page. */
export type PagePosition =
  | { readonly url: string }
  | { readonly query: Readonly<Record<string, unknown>> }
  | { readonly body: Readonly<Record<string, unknown>> };

/** The content of a continuation token. `search` is the query of an address. */
interface TokenContent {
  readonly operation?: unknown;
  readonly server?: unknown;
  readonly search?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Names of query parameters with a credential that a service may repeat in the address of the next page. */
const credentialNames =
  /^(?:(?:access|auth|private|job|oauth|bearer|api|client|session|id)[_-]?(?:token|key|secret)|apikey|auth|authorization|password|secret|sig|signature)$/iu;

/**
 * Returns a text from which a later call continues at a position. The text contains neither the host of a link nor a credential.
 *
 * @param server the address of the server of the operation.
 */
export function writeToken(operation: Operation, server: string, position: PagePosition): string {
  const content = { operation: operation.id, server };
  return jsonWithBigints(
    'url' in position ? { ...content, search: searchOf(position.url, operation) } : { ...content, ...position },
  );
}

function searchOf(url: string, { security = [] }: Operation): string {
  const names = security.flat().map((scheme) => ('name' in scheme ? scheme.name : undefined));
  const kept = [...new URL(url).searchParams].filter(([name]) => !credentialNames.test(name) && !names.includes(name));
  return new URLSearchParams(kept).toString();
}

/** The operation and the input of a call that continues at the position of a token. */
interface ContinuedCall {
  readonly operation: Operation;
  readonly input: CallInput;
}

/**
 * Returns the call that continues at the position of a continuation token.
 *
 * @param parameters the names of the parameters that a token may change. Other values of the call must be the same as in the token.
 * @throws {TypeError} if the text is not a token of this operation and this server, or if it changes another value of the call.
 */
export function continuedCall(
  token: string,
  operation: Operation,
  server: string,
  input: CallInput,
  parameters: readonly string[],
): ContinuedCall {
  const content = parseToken(token);
  if (content?.operation !== operation.id || content.server !== server)
    throw new TypeError(`The continuation token is not a token of ${operation.id} on this server`);
  if (typeof content.search === 'string') {
    const search = checkedSearch(content.search, operation, input, parameters);
    return { operation: { ...operation, writeQuery: () => search }, input };
  }
  const query = changedValues(content.query, operation, parameters);
  if (query !== undefined) return { operation, input: { ...input, query: { ...input.query, ...query } } };
  const body = changedValues(content.body, operation, parameters);
  return { operation, input: { ...input, body: { ...Object(input.body), ...body } } };
}

function parseToken(token: string): TokenContent | undefined {
  try {
    const content: unknown = JSON.parse(token);
    return typeof content === 'object' && content !== null ? content : undefined;
  } catch {
    return undefined;
  }
}

function checkedSearch(
  search: string,
  operation: Operation,
  { query = {} }: CallInput,
  parameters: readonly string[],
): string {
  const continued = new URLSearchParams(search);
  const given = new URLSearchParams(operation.writeQuery?.(query));
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name);
    if (!continued.has(name)) for (const value of values) continued.append(name, value);
    else if (!parameters.includes(name) && continued.getAll(name).join('&') !== values.join('&'))
      throw changedError(operation, name);
  }
  return continued.toString();
}

function changedValues(values: unknown, operation: Operation, parameters: readonly string[]): object | undefined {
  if (typeof values !== 'object' || values === null) return undefined;
  const other = Object.keys(values).find((name) => !parameters.includes(name));
  if (other !== undefined) throw changedError(operation, other);
  return values;
}

const changedError = ({ id }: Operation, name: string): TypeError =>
  new TypeError(`The continuation token of ${id} changes ${name}, which the call sets to another value`);
