import { statusClass } from '@forgespec/templates/shared/statuses';
import { essenceOf } from '@forgespec/templates/shared/media-type';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
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

/** A comparison of the server with a mock that receives the same requests. */
export interface Differential {
  /**
   * Checks that the mock responds.
   *
   * @throws {CannotRunError} if the mock cannot be reached.
   */
  check(): Promise<void>;
  compare(operation: TestedOperation, args: Arguments, exchange: WireExchange): Promise<Finding[]>;
  /** The number of ignored responses of the mock, by reason. */
  readonly uncounted: ReadonlyMap<string, number>;
  close(): void;
}

export function createDifferential(
  subject: ContractSubject,
  { origin, base, baseOf }: Target,
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
        await sender.send({ method: 'GET', target: `${base}/`, headers: {} });
      } catch (error) {
        if (!(error instanceof TransportError)) throw error;
        throw new CannotRunError(`The mock at ${origin} cannot be reached: ${error.message}. Is --against right?`, {
          cause: error,
        });
      }
    },
    async compare(operation, args, exchange) {
      // A mock does not check if a credential is valid. It checks only that a credential is present.
      const [alternative = []] = operation.security;
      const pretended = Object.fromEntries(alternative.map(({ scheme }) => [scheme, pretendedCredential]));
      const request = {
        ...buildRequest(subject.api, operation, args, baseOf(operation)),
        credentials: placeCredentials(subject.api, alternative, pretended),
      };
      try {
        const { response } = await sender.send(request);
        const answered = { operation, args, request, response, serverStatus: exchange.response.status };
        const known = errata.find((item: Errata) => item.applies(answered));
        return known === undefined ? differences(operation, exchange, response) : discount(known.reason);
      } catch (error) {
        // If the mock fails, nothing is known about the server. Report no difference.
        if (error instanceof TransportError) return discount(`the mock did not respond (${error.code})`);
        throw error;
      }
    },
  };
}

/** A credential for the mock. It fits every scheme, because it also has the user name that HTTP Basic needs. */
const pretendedCredential = { username: 'forgespec', password: 'forgespec' };

function differences(
  operation: TestedOperation,
  { response: ours }: WireExchange,
  theirs: WireExchange['response'],
): Finding[] {
  const pointer = `${operation.pointer}/responses`;
  const differs = (part: string, expected: string, got: string): Finding => ({
    rule: `differential/${part}`,
    message: `The mock responds with a different ${part}.`,
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

/** A difference between the types of two values. */
interface ShapeDifference {
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares the types of two values: array, object, or the type of a scalar. If both values are objects, also compares the properties that
 * exist in both. If both are arrays, also compares their first items. Null matches every type. Returns the first difference; undefined if
 * the types are the same.
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
