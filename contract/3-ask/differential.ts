import { statusClass } from '@forgespec/templates/shared/responses';
import { essenceOf } from '@forgespec/templates/shared/media-type';
import type { WireExchange } from '../http/wire-request.ts';
import { createSender, TransportError } from './send.ts';
import type { Arguments } from '../http/arguments.ts';
import { buildRequest } from '../2-plan/requests/build-request.ts';
import { placeCredentials } from '../2-plan/requests/credentials.ts';
import { parseJsonBody } from '../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { documentedResponse } from '../1-describe/documented-response.ts';
import type { Finding } from '../2-plan/finding.ts';
import { CannotRunError } from '../cannot-run.ts';
import { errata, type Errata } from './errata.ts';
import type { Target } from './target.ts';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/generator/json';

/** A second opinion: the same request to a mock, whose answer is compared with the server's. */
export interface Differential {
  /** @throws {CannotRunError} when nobody answers. */
  check(): Promise<void>;
  compare(operation: TestedOperation, call: Arguments, exchange: WireExchange): Promise<Finding[]>;
  /** Why the mock's vote did not count, and how often. */
  readonly uncounted: ReadonlyMap<string, number>;
  close(): void;
}

export function createDifferential(
  subject: ContractSubject,
  { origin, prefix }: Target,
  milliseconds: number,
): Differential {
  const sender = createSender(new URL(origin), milliseconds);
  const uncounted = new Map<string, number>();
  const discount = (reason: string): Finding[] => {
    uncounted.set(reason, (uncounted.get(reason) ?? 0) + 1);
    return [];
  };

  return {
    uncounted,
    close: () => sender.close(),
    async check() {
      try {
        await sender.send({ method: 'GET', target: `${prefix}/`, headers: {} });
      } catch (error) {
        if (!(error instanceof TransportError)) throw error;
        throw new CannotRunError(`The mock at ${origin} cannot be reached: ${error.message}. Is --against right?`, {
          cause: error,
        });
      }
    },
    async compare(operation, call, exchange) {
      // A mock looks whether there is a credential, and not what it is.
      const [alternative = []] = operation.security;
      const pretended = Object.fromEntries(alternative.map(({ scheme }) => [scheme, pretendedCredential]));
      const request = {
        ...buildRequest(subject.api, operation, call, prefix),
        credentials: placeCredentials(subject.api, alternative, pretended),
      };
      try {
        const { response } = await sender.send(request);
        const known = errata.find((item: Errata) => item.applies({ operation, call, request, response }));
        return known === undefined ? differences(operation, exchange, response) : discount(known.what);
      } catch (error) {
        // That the mock fails says nothing of the server.
        if (error instanceof TransportError) return discount(`it gave no answer (${error.code})`);
        throw error;
      }
    },
  };
}

/** Right in form for every scheme: HTTP Basic wants a colon. */
const pretendedCredential = { username: 'forgespec', password: 'forgespec' };

function differences(
  operation: TestedOperation,
  { response: ours }: WireExchange,
  theirs: WireExchange['response'],
): Finding[] {
  const pointer = `${operation.pointer}/responses`;
  const differs = (what: string, expected: string, got: string): Finding => ({
    rule: `differential/${what}`,
    message: `The mock answers with another ${what}.`,
    expected,
    got,
    pointer,
  });
  if (statusClass(ours.status) !== statusClass(theirs.status)) {
    return [differs('status class', String(theirs.status), String(ours.status))];
  }
  if (ours.status !== theirs.status || ours.status >= 300) return [];
  const typeOf = (headers: Readonly<Record<string, string>>): string => essenceOf(headers['content-type'] ?? '');
  const types = ours.body === '' || theirs.body === '' ? ['', ''] : [theirs.headers, ours.headers].map(typeOf);
  const shape = shapeDifference(parseJsonBody(theirs.body), parseJsonBody(ours.body));
  const required = documentedResponse(operation, ours.status)?.headers.filter((header) => header.required) ?? [];
  const lost = required
    .map(({ name }) => name)
    .filter(
      (name) => theirs.headers[name.toLowerCase()] !== undefined && ours.headers[name.toLowerCase()] === undefined,
    );
  return [
    ...(types[0] === types[1] ? [] : [differs('content type', types[0] ?? '', types[1] ?? '')]),
    ...(shape === undefined ? [] : [differs('shape', shape.expected, shape.got)]),
    ...lost.map((name) => differs('header', name, 'no such header')),
  ];
}

/** Where two values differ in kind, and not only in what they say. */
interface ShapeDifference {
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares the kinds of two bodies: list or object, and the types of the properties that both have. Null goes with everything, and
 * what only one of them has says nothing.
 */
function shapeDifference(
  expected: JsonValue | undefined,
  got: JsonValue | undefined,
  path = '',
): ShapeDifference | undefined {
  if (expected === undefined || got === undefined || expected === null || got === null) return undefined;
  const [wanted, found] = [kindOf(expected), kindOf(got)];
  if (wanted !== found) return { expected: `${path || 'body'}: ${wanted}`, got: `${path || 'body'}: ${found}` };
  if (Array.isArray(expected) && Array.isArray(got)) return shapeDifference(expected[0], got[0], `${path}/0`);
  if (!isJsonObject(expected) || !isJsonObject(got)) return undefined;
  return Object.keys(expected)
    .map((key) => shapeDifference(expected[key], got[key], `${path}/${escapeSegment(key)}`))
    .find((difference) => difference !== undefined);
}

const kindOf = (value: JsonValue): string => (Array.isArray(value) ? 'array' : typeof value);
