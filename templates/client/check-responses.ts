import type { Operation } from './operation.ts';
import type { Middleware } from './send.ts';

/** A problem of a response that does not match the description. */
export interface ResponseIssue {
  /** JSON Pointer: `/body/labels/0`, `/headers/link`, `/status`. */
  readonly path: string;
  readonly message: string;
}

/** The parts of a response that validators check. */
export interface CheckedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** The error for a successful response that does not match the description. */
export class InvalidResponseError extends Error {
  declare readonly operation: string;
  declare readonly status: number;
  declare readonly issues: readonly ResponseIssue[];

  constructor(operation: string, status: number, issues: readonly ResponseIssue[]) {
    const [first] = issues;
    super(`The response ${status} to ${operation} is not as described: ${first?.path} ${first?.message}`);
    Object.assign(this, { name: 'InvalidResponseError', operation, status, issues });
  }
}

/**
 * Checks successful responses with the generated validators: `createClient({ middleware: [checkResponses(responses, judgeResponse)] })`.
 *
 * @param validators a map from the `operationId` of each operation to its validators.
 * @param judge finds the problems of a response.
 * @param report receives the error if a response does not match the description. Default: throws the error, so that the call fails.
 */
export function checkResponses<Validators>(
  validators: Readonly<Record<string, Validators | undefined>>,
  judge: (validators: Validators, response: CheckedResponse) => readonly ResponseIssue[],
  report: (error: InvalidResponseError) => void = fail,
): Middleware {
  return checkData(({ id, method }, { status, headers }, data) => {
    const known = validators[id];
    if (known === undefined) return;
    const issues = judge(known, { status, headers, body: method === 'head' ? undefined : data });
    if (issues.length > 0) report(new InvalidResponseError(id, status, issues));
  });
}

function fail(error: InvalidResponseError): never {
  throw error;
}

/**
 * Checks the data of each successful response.
 *
 * @param check throws if the call must fail.
 */
export function checkData(check: (operation: Operation, response: Response, data: unknown) => void): Middleware {
  // The middleware runs for each attempt of a call, but the data is checked only once.
  const calls = new WeakSet<object>();
  return (send) => (request, context) => {
    const { operation, progress } = context;
    if (calls.has(progress)) return send(request, context);
    calls.add(progress);
    const { read } = progress;
    progress.read = async (reply) => {
      const data = await read(reply);
      check(operation, reply.response, data);
      return data;
    };
    return send(request, context);
  };
}
