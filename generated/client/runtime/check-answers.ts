// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnswerCheck } from './send.ts';

/** Something about an answer that is not as the description says. */
export interface AnswerIssue {
  /** JSON Pointer: `/body/labels/0`, `/headers/link`, `/status`. */
  readonly path: string;
  readonly message: string;
}

/** An answer as validators take it. */
export interface CheckedAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** An answer that is not what the description says. */
export class InvalidAnswerError extends Error {
  declare readonly operation: string;
  declare readonly status: number;
  declare readonly issues: readonly AnswerIssue[];

  constructor(operation: string, status: number, issues: readonly AnswerIssue[]) {
    const [first] = issues;
    super(`The answer ${status} to ${operation} is not as described: ${first?.path} ${first?.message}`);
    Object.assign(this, { name: 'InvalidAnswerError', operation, status, issues });
  }
}

/**
 * Judges answers by the generated validators: `createClient({ check: checkAnswers(responses, judgeResponse) })`.
 *
 * @param validators those of each operation, by its `operationId`.
 * @param judge finds what is wrong with an answer.
 * @param report is told of an answer that is not as described. By default it is thrown, and the call fails.
 */
export function checkAnswers<Validators>(
  validators: Readonly<Record<string, Validators | undefined>>,
  judge: (validators: Validators, answer: CheckedAnswer) => readonly AnswerIssue[],
  report: (error: InvalidAnswerError) => void = fail,
): AnswerCheck {
  return ({ id, method }, { status, headers }, data) => {
    const known = validators[id];
    if (known === undefined) return;
    const issues = judge(known, { status, headers, body: method === 'head' ? undefined : data });
    if (issues.length > 0) report(new InvalidAnswerError(id, status, issues));
  };
}

function fail(error: InvalidAnswerError): never {
  throw error;
}
