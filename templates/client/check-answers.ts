import type { AnswerCheck } from './reply.ts';

/** Something about an answer that is not as the description says. */
interface Issue {
  /** JSON Pointer into the answer. */
  readonly path: string;
  readonly message: string;
}

/** The validators of operations, by area, as the generated module of them exports them. */
type Validators = Readonly<
  Record<
    string,
    Readonly<
      Record<
        string,
        { readonly responses: Readonly<Record<string, { readonly check: (value: unknown) => readonly Issue[] }>> }
      >
    >
  >
>;

/** An answer that is not what the description says. */
export class InvalidAnswerError extends Error {
  declare readonly operation: string;
  declare readonly status: number;
  declare readonly issues: readonly Issue[];

  constructor(operation: string, status: number, issues: readonly Issue[]) {
    const [first] = issues;
    super(`The answer ${status} to ${operation} is not as described: ${first?.path} ${first?.message}`);
    Object.assign(this, { name: 'InvalidAnswerError', operation, status, issues });
  }
}

/**
 * Judges answers by the generated validators: `createClient({ check: checkAnswers(validators) })`.
 *
 * @param report is told of an answer that is not as described. By default it is thrown, and the call fails.
 */
export function checkAnswers(validators: Validators, report: (error: InvalidAnswerError) => void = fail): AnswerCheck {
  const operations = new Map(Object.values(validators).flatMap((area) => Object.entries(area)));
  return (operation, status, data) => {
    const responses = operations.get(operation)?.responses ?? {};
    const validator = responses[status] ?? responses[`${Math.floor(status / 100)}XX`] ?? responses['default'];
    const issues = validator?.check(data) ?? [];
    if (issues.length > 0) report(new InvalidAnswerError(operation, status, issues));
  };
}

function fail(error: InvalidAnswerError): never {
  throw error;
}
