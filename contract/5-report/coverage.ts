import { isSuccess } from '@forgespec/templates/shared/responses';
import type { CaseResult } from '../3-ask/case-result.ts';
import type { Subject } from '../1-describe/subject.ts';
import { isAccepted } from '../1-describe/documented-response.ts';
import { marksOf } from './coverage-marks.ts';
import { describedThings, promiseKinds, type DescribedThing, type PromiseKind } from '../1-describe/promises.ts';

/** The covered parts of the description, by kind. */
export interface Coverage extends Readonly<Record<PromiseKind, Share>> {
  /** The parts that are not covered, with the reason. */
  readonly missing: readonly MissingThing[];
}

export interface Share {
  /** A part of a request counts if a request with it was accepted with a documented success; a part of a response, if it came. */
  readonly covered: number;
  /** Parts of requests that were sent, but only in requests that were refused. */
  readonly refused: number;
  readonly of: number;
}

/** Something that was not shown. */
export interface MissingThing extends Pick<DescribedThing, 'kind' | 'name' | 'operation'> {
  readonly reason: string;
}

/** The parts that are covered so far: the key of each, and true if a request with it was accepted. */
export interface Covered {
  readonly key: string;
  readonly isAccepted: boolean;
}

/** Notes what was sent and answered, result by result, so that exchanges need not be kept. */
export interface CoverageRecorder {
  /** @returns the parts that this result is the first to cover. */
  add(result: CaseResult): readonly Covered[];
  /** Adds what an earlier part of the run has shown. */
  restore(result: CaseResult, covered: readonly Covered[]): void;
  summary(): Coverage;
  /** Operations that answered a request of a case with a documented success. */
  readonly accepted: ReadonlySet<string>;
}

export function createCoverage(subject: Subject, operations = subject.operations): CoverageRecorder {
  const covered = new Map<string, boolean>();
  const accepted = new Set<string>();
  const reasons = new Map<string, string>();

  const note = (key: string, isAccepted: boolean): Covered[] => {
    const known = covered.get(key);
    if (known === true || known === isAccepted) return [];
    covered.set(key, isAccepted);
    return [{ key, isAccepted }];
  };
  const noteReason = ({ id, operation, verdict }: CaseResult): void => {
    if (verdict.kind !== 'skipped' && verdict.kind !== 'left-out') return;
    const question = id.slice(operation.length + 1);
    reasons.set(`${operation} ${question}`, verdict.reason);
    // The first reason about a property or parameter, `body/name/example/1`, is good for the place.
    const place = question.split('/').slice(0, 2).join('/');
    if (!reasons.has(`${operation} ${place}`)) reasons.set(`${operation} ${place}`, verdict.reason);
  };

  return {
    accepted,
    add(result) {
      noteReason(result);
      return result.exchanges.flatMap((exchange) => {
        const isFine = isAccepted(exchange.operation, exchange.response.status);
        if (isFine && !exchange.isProbe) accepted.add(exchange.operation.name);
        const marks = marksOf(subject, exchange);
        return [
          ...marks.request.flatMap((key) => note(key, isFine)),
          ...marks.response.flatMap((key) => note(key, true)),
        ];
      });
    },
    restore(result, known) {
      noteReason(result);
      for (const { operation, response, isProbe } of result.exchanges) {
        if (!isProbe && isAccepted(operation, response.status)) accepted.add(operation.name);
      }
      for (const { key, isAccepted: isFine } of known) note(key, isFine);
    },
    summary() {
      const things = operations.flatMap((operation) => describedThings(subject, operation));
      const shareOf = (kind: PromiseKind): Share => {
        const own = things.filter((thing) => thing.kind === kind);
        const count = (isFine: boolean): number => own.filter(({ key }) => covered.get(key) === isFine).length;
        return { covered: count(true), refused: count(false), of: own.length };
      };
      const missing = things
        .filter(({ key }) => covered.get(key) !== true)
        .map((thing) => ({
          operation: thing.operation,
          kind: thing.kind,
          name: thing.name,
          reason: reasonFor(thing, covered.has(thing.key), reasons),
        }));
      const shares = promiseKinds.map((kind) => [kind, shareOf(kind)] as const);
      // Each kind has its share.
      return { ...(Object.fromEntries(shares) as Record<PromiseKind, Share>), missing };
    },
  };
}

function reasonFor(
  { operation, kind, name }: DescribedThing,
  isSent: boolean,
  reasons: ReadonlyMap<string, string>,
): string {
  const because = (...questions: readonly string[]): string | undefined =>
    questions.map((question) => reasons.get(`${operation} ${question}`)).find((reason) => reason !== undefined);
  const [status = ''] = name.split(' ', 1);
  switch (kind) {
    case 'status':
    case 'type':
    case 'header':
      return (
        because(`status/${status}`) ??
        (isSuccess(status) ? because('minimal') : undefined) ??
        (kind === 'status' ? 'the fixtures do not say how to provoke it' : `no response with ${status} had it`)
      );
    default: {
      const [, place = ''] = /^\/?([^/ ]+(?: [^/ ]+)?)/u.exec(name) ?? [];
      const slot = name.startsWith('/') ? `body/${name.split(/[/ ]/u)[1] ?? ''}` : place.replace(' ', '/');
      const reason = because(slot, 'body/example', 'minimal');
      if (reason !== undefined) return reason;
      return isSent ? 'it was sent only in requests that were refused' : 'no case sends it; a body in the fixtures can';
    }
  }
}
