import { isSuccess } from '@forgespec/templates/shared/statuses';
import { evaluateExpression } from '../1-describe/runtime-expression.ts';
import { excerpt } from '../2-plan/excerpt.ts';
import type { Seed } from '../2-plan/fixtures.ts';
import { evaluateArguments, type PreviousRequest } from '../2-plan/requests/evaluate-arguments.ts';
import { CaseSkippedError, type Session } from '../2-plan/session.ts';
import { CannotRunError } from '../cannot-run.ts';
import type { RunContext } from './context.ts';
import { createSession } from './create-session.ts';
import { WriteNotAllowedError } from './request-limiter.ts';
import { TransportError } from './send.ts';

/**
 * Creates the data that the fixtures require before the cases run (`seed`), with requests of operations of the description, one after the
 * other. The run deletes the created resources at its end, if links describe how.
 *
 * @throws {CannotRunError} if a request is not accepted, or if its response lacks a value that the fixtures require.
 */
export async function seedData(context: RunContext): Promise<void> {
  let before: PreviousRequest | undefined;
  for (const [index, seed] of context.fixtures.seed.entries()) {
    const { session } = createSession({ ...context, limiter: context.preparingLimiter }, `seed ${index}`);
    try {
      before = await sendSeed(context, session, seed, before);
    } catch (error) {
      const isExpected =
        error instanceof CaseSkippedError || error instanceof TransportError || error instanceof WriteNotAllowedError;
      if (!isExpected) throw error;
      throw new CannotRunError(`The seed ${seed.operation} of the fixtures cannot be sent: ${error.message}.`, {
        cause: error,
      });
    }
  }
}

async function sendSeed(
  { setParameter, redact }: RunContext,
  session: Session,
  { operation: name, path, query, header, body, parameters = {} }: Seed,
  before: PreviousRequest | undefined,
): Promise<PreviousRequest> {
  const operation = session.subject.operation(name);
  if (operation === undefined) throw new CannotRunError(`The description has no operation ${name}.`);
  const prepared = await session.prepare(operation);
  const given = {
    path: { ...prepared.path, ...path },
    query: { ...prepared.query, ...query },
    header: { ...prepared.header, ...header },
    ...(prepared.body !== undefined && { body: { ...prepared.body, value: body ?? prepared.body.value } }),
  };
  const args = evaluateArguments(given, before, () => session.name());
  const { response } = await session.probe(operation, args);
  if (!isSuccess(response.status)) {
    const got = redact(`${response.status} ${excerpt(response.body)}`.trim());
    throw new CannotRunError(`The server rejects the seed ${name} of the fixtures: ${got}`);
  }
  for (const [key, expression] of Object.entries(parameters)) {
    const value = evaluateExpression(expression, args, response);
    if (value === undefined || value === null) {
      throw new CannotRunError(
        `The seed ${name} of the fixtures sets ${key} to ${JSON.stringify(expression)}, which its response does not contain.`,
      );
    }
    setParameter(key, value);
  }
  return { args, response };
}
