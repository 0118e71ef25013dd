import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { CaseResult } from '../3-ask/case-result.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import { isAccepted } from '../1-describe/documented-response.ts';
import { isEncodable } from '../2-plan/requests/encode-body.ts';
import { coverageOfExchange } from './exchange-coverage.ts';
import { coverageItems, coverageKinds, type CoverageItem, type CoverageKind } from '../1-describe/coverage-items.ts';

/** The coverage of the description by a run: the covered share of each kind of item. */
export interface Coverage extends Readonly<Record<CoverageKind, CoverageShare>> {
  /** The items that are not covered, each with its reason. */
  readonly uncovered: readonly UncoveredItem[];
}

/** The covered share of the items of one kind. */
export interface CoverageShare {
  /**
   * The number of covered items. An item of a request, such as a parameter, is covered if a request with it got a documented
   * success. An item of a response, such as a header, is covered if a response contained it.
   */
  readonly covered: number;
  /** The number of request items, such as parameters, that occurred only in rejected requests. */
  readonly refused: number;
  readonly total: number;
}

/** An item that is not covered. */
export interface UncoveredItem extends Pick<CoverageItem, 'kind' | 'name' | 'operation'> {
  readonly reason: string;
}

/**
 * An item that was sent or received. `isAccepted` is true for an item of a response. For an item of a request, it is true if
 * the request got a documented success.
 */
export interface CoveredItem {
  readonly key: string;
  readonly isAccepted: boolean;
}

/** Counts the covered items after each result, so that the exchanges of earlier results need not stay in memory. */
export interface CoverageRecorder {
  /**
   * Adds a result.
   *
   * @returns the items that no earlier result covers.
   */
  add(result: CaseResult): readonly CoveredItem[];
  /** Adds a result from the journal of an interrupted run, with the items that this result was the first to cover. */
  restore(result: CaseResult, covered: readonly CoveredItem[]): void;
  summary(): Coverage;
  /** The names of the operations for which a tested request got a documented success. */
  readonly accepted: ReadonlySet<string>;
}

export function createCoverage(subject: ContractSubject, operations = subject.operations): CoverageRecorder {
  const covered = new Map<string, boolean>();
  const accepted = new Set<string>();
  const reasons = new Map<string, string>();

  const recordItem = (key: string, isAccepted: boolean): CoveredItem[] => {
    const known = covered.get(key);
    if (known === true || known === isAccepted) return [];
    covered.set(key, isAccepted);
    return [{ key, isAccepted }];
  };
  const recordReason = ({ id, operation, verdict }: CaseResult): void => {
    if (verdict.kind !== 'skipped' && verdict.kind !== 'left-out') return;
    const caseName = id.slice(operation.length + 1);
    reasons.set(`${operation} ${caseName}`, verdict.reason);
    // If a case for one value, such as `body/name/example/example-1`, was not tried, its reason also explains why `body/name` is not
    // covered. If there are several such cases, the first reason is used.
    const slot = caseName.split('/').slice(0, 2).join('/');
    if (!reasons.has(`${operation} ${slot}`)) reasons.set(`${operation} ${slot}`, verdict.reason);
  };

  return {
    accepted,
    add(result) {
      recordReason(result);
      return result.exchanges.flatMap((exchange) => {
        const isFine = isAccepted(exchange.operation, exchange.response.status);
        if (isFine && !exchange.isProbe) accepted.add(exchange.operation.name);
        const parts = coverageOfExchange(subject, exchange);
        return [
          ...parts.request.flatMap((key) => recordItem(key, isFine)),
          ...parts.response.flatMap((key) => recordItem(key, true)),
        ];
      });
    },
    restore(result, known) {
      recordReason(result);
      for (const { operation, response, isProbe } of result.exchanges) {
        if (!isProbe && isAccepted(operation, response.status)) accepted.add(operation.name);
      }
      for (const { key, isAccepted: isFine } of known) recordItem(key, isFine);
    },
    summary() {
      const items = operations.flatMap((operation) => coverageItems(subject, operation));
      const shareOf = (kind: CoverageKind): CoverageShare => {
        const own = items.filter((item) => item.kind === kind);
        const count = (isFine: boolean): number => own.filter(({ key }) => covered.get(key) === isFine).length;
        return { covered: count(true), refused: count(false), total: own.length };
      };
      const uncovered = items
        .filter(({ key }) => covered.get(key) !== true)
        .map((item) => ({
          operation: item.operation,
          kind: item.kind,
          name: item.name,
          reason: reasonFor(item, covered.has(item.key), reasons),
        }));
      const shares = coverageKinds.map((kind) => [kind, shareOf(kind)] as const);
      // The cast is safe: `shares` has an entry for each kind.
      return { ...(Object.fromEntries(shares) as Record<CoverageKind, CoverageShare>), uncovered };
    },
  };
}

const onlyRejected = 'it was sent only in requests that were rejected';

function reasonFor(
  { operation, kind, name }: CoverageItem,
  isSent: boolean,
  reasons: ReadonlyMap<string, string>,
): string {
  const because = (...caseNames: readonly string[]): string | undefined =>
    caseNames.map((caseName) => reasons.get(`${operation} ${caseName}`)).find((reason) => reason !== undefined);
  const [status = ''] = name.split(' ', 1);
  switch (kind) {
    case 'status':
    case 'type':
    case 'header':
      return (
        because(`status/${status}`) ??
        (isSuccess(status) ? because('minimal') : undefined) ??
        (kind === 'status'
          ? 'the fixtures do not describe a request that causes it'
          : `no response with ${status} had it`)
      );
    case 'operation':
      return because('minimal') ?? (isSent ? onlyRejected : 'no case sends it');
    // The fixtures cannot choose the media type of a body.
    case 'sent':
      return (
        because(`body/media-type/${name}`, 'minimal') ??
        (isSent
          ? onlyRejected
          : isEncodable(name)
            ? 'no case sends it'
            : 'forgespec cannot write a body of this media type')
      );
    case 'parameter':
    case 'property':
    case 'enum': {
      const [, parameter = ''] = /^\/?([^/ ]+(?: [^/ ]+)?)/u.exec(name) ?? [];
      const slot = name.startsWith('/') ? `body/${name.split(/[/ ]/u)[1] ?? ''}` : parameter.replace(' ', '/');
      const reason = because(slot, 'body/example', 'minimal');
      if (reason !== undefined) return reason;
      return isSent ? onlyRejected : 'no case sends it; add it to the arguments of the operation in the fixtures';
    }
  }
}
