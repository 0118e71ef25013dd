import type { Case } from '../2-plan/cases/case.ts';
import { WriteNotAllowedError } from './request-limiter.ts';
import { TransportError } from './send.ts';
import { redactFinding } from './redact.ts';
import type { Arguments } from '../http/arguments.ts';
import type { Edit } from '../2-plan/edit.ts';
import type { Finding, Verdict } from '../2-plan/finding.ts';
import { createCaseResult, type CaseResult } from './case-result.ts';
import type { RunContext } from './context.ts';
import type { Rejection } from './case-exchange.ts';
import { createSession } from './create-session.ts';
import { createRetry } from './retry-with-other-values.ts';
import { CaseExcludedError, NotImplementedError, consumesReason, CaseSkippedError } from '../2-plan/session.ts';

/**
 * One attempt to run a case. `args` contains the arguments of the last request of the tested operation, before the edits. It is undefined
 * if the case did not send such a request.
 */
export interface CaseAttempt {
  readonly result: CaseResult;
  readonly args: Arguments | undefined;
}

/** Settings of one attempt to run a case. */
interface AttemptSettings {
  /** A text that differs for each attempt, so that each attempt uses new names for its data. Empty for the first attempt. */
  readonly turn: string;
  /** The pause after each write, in milliseconds. */
  readonly pause: number;
}

/** Runs one case. A failure of the server becomes a finding. An error is thrown only if the whole run must end. */
export const runCase = async (context: RunContext, testCase: Case): Promise<CaseResult> =>
  (await attemptCase(context, testCase, [])).result;

/** Runs a case that has failed once more, with new names for its data. */
export const repeatCase = async (context: RunContext, testCase: Case): Promise<CaseResult> =>
  (await attemptCase(context, testCase, [], 'again')).result;

/**
 * Runs one case. Applies the edits to each request of the tested operation, to make it smaller. If the server rejects a valid request
 * because a value is in use, runs the case again with other values.
 *
 * @param turn a text that differs if the case has run before.
 */
export async function attemptCase(
  context: RunContext,
  testCase: Case,
  edits: readonly Edit[],
  turn = '',
): Promise<CaseAttempt> {
  const retry = createRetry(context, testCase);
  for (;;) {
    const name = retry.round === 0 ? turn : `${turn} ${retry.round}`;
    const attempt = await attemptWithPauses(context, testCase, edits, name);
    if (attempt.rejection === undefined || edits.length > 0) return attempt;
    const decision = await retry.afterRejection(attempt.rejection);
    if (decision === 'retry') continue;
    if (decision === undefined || attempt.result.verdict.kind !== 'failed') return attempt;
    return { ...attempt, result: { ...attempt.result, verdict: { kind: 'skipped', reason: decision.inUse } } };
  }
}

type FullAttempt = CaseAttempt & { readonly rejection: Rejection | undefined };

/**
 * Runs one case. If it does not pass, and the effect of one of its writes may come later, runs it again with longer and longer pauses after
 * the writes. With edits, uses only the longest pause.
 */
async function attemptWithPauses(
  context: RunContext,
  testCase: Case,
  edits: readonly Edit[],
  turn: string,
): Promise<FullAttempt> {
  const { settling } = context;
  let attempt = await attemptOnce(context, testCase, edits, { turn, pause: 0 });
  for (const pause of edits.length === 0 ? settling.pauses : [settling.longest]) {
    const { verdict, exchanges } = attempt.result;
    if (verdict.kind !== 'failed' && verdict.kind !== 'skipped') return attempt;
    if (!settling.mayNeedPause(exchanges)) return attempt;
    attempt = await attemptOnce(context, testCase, edits, { turn: `${turn} after ${pause}`, pause });
    if (attempt.result.verdict.kind === 'passed') settling.wasEnough(pause);
  }
  return attempt;
}

async function attemptOnce(
  context: RunContext,
  testCase: Case,
  edits: readonly Edit[],
  { turn, pause }: AttemptSettings,
): Promise<FullAttempt> {
  const started = performance.now();
  const id = turn === '' ? testCase.id : `${testCase.id} ${turn}`;
  const open = createSession(context, id, { operation: testCase.operation, edits, pause });
  const { session, findings, exchanges } = open;
  const done = (verdict: Verdict) => ({
    result: createCaseResult(
      testCase,
      verdict,
      { hints: distinctFindings(open.hints, context), exchanges },
      performance.now() - started,
    ),
    args: open.lastArguments,
    rejection: open.rejection,
  });
  const failed = (): Verdict => ({ kind: 'failed', findings: distinctFindings(findings, context) });
  const excepted = exclusionReason(context, testCase);
  if (excepted !== undefined) return done({ kind: 'left-out', reason: excepted });
  try {
    await testCase.run(session);
  } catch (error) {
    // Findings that were reported before the error are valid.
    return done(findings.length > 0 ? failed() : verdictOfError(error, testCase));
  } finally {
    await open.close();
  }
  return done(findings.length > 0 ? failed() : { kind: 'passed' });
}

/** Returns the verdict of a case that an error ended. Throws the error again if it must end the whole run. */
function verdictOfError(error: unknown, testCase: Case): Verdict {
  if (error instanceof CaseExcludedError || error instanceof WriteNotAllowedError)
    return { kind: 'left-out', reason: error.message };
  if (error instanceof CaseSkippedError) return { kind: 'skipped', reason: error.message };
  if (error instanceof NotImplementedError) return { kind: 'not-implemented' };
  if (error instanceof TransportError) return { kind: 'failed', findings: [noResponse(testCase, error)] };
  // The request cannot be sent. It has an empty path value, or a header with invalid characters.
  if (error instanceof TypeError) return { kind: 'skipped', reason: `the request cannot be sent: ${error.message}` };
  throw error;
}

/** Returns the reason for which the fixtures exclude a case. Returns undefined if they do not exclude it. */
function exclusionReason({ fixtures }: RunContext, { id, kind, operation }: Case): string | undefined {
  const { skip, except = {}, consumes = false } = fixtures.operations[operation.name] ?? {};
  if (skip !== undefined) return skip;
  const name = id.slice(operation.name.length + 1);
  const succeeds = kind === 'positive' || kind === 'boundary' || /^authentication\/.*right$/u.test(name);
  if (consumes && succeeds && name !== 'minimal') return consumesReason;
  return except[name];
}

const noResponse = ({ pointer }: Case, { message, code }: TransportError): Finding => ({
  rule: 'response',
  message: code === 'UNFINISHED' ? 'The response does not end.' : 'The server did not respond.',
  expected: 'a response',
  got: `${message} (${code})`,
  pointer,
});

/** Removes repeated findings. Replaces credentials, because a response may repeat them. */
function distinctFindings(findings: readonly Finding[], { redact }: RunContext): Finding[] {
  const clean = findings.map((finding) => redactFinding(finding, redact));
  return [...new Map(clean.map((finding) => [JSON.stringify(finding), finding])).values()];
}
