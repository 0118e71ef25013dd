import type { CaseResult } from '../3-ask/case-result.ts';
import type { CaseExchange } from '../3-ask/case-exchange.ts';
import type { ContractSubject, TestedOperation } from '../1-describe/subject.ts';
import { isAccepted } from '../1-describe/documented-response.ts';
import { coverageOfExchange } from './exchange-coverage.ts';
import { UncoveredReasons } from './uncovered-reasons.ts';
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

export const createCoverage = (
  subject: ContractSubject,
  operations: readonly TestedOperation[] = subject.operations,
): CoverageRecorder => new CoverageOfRun(subject, operations);

class CoverageOfRun implements CoverageRecorder {
  readonly accepted = new Set<string>();
  private readonly subject: ContractSubject;
  private readonly operations: readonly TestedOperation[];
  /** True for an item that is covered, false for one that occurred only in rejected requests. The key is the key of the item. */
  private readonly covered = new Map<string, boolean>();
  private readonly reasons = new UncoveredReasons();

  constructor(subject: ContractSubject, operations: readonly TestedOperation[]) {
    this.subject = subject;
    this.operations = operations;
  }

  add(result: CaseResult): readonly CoveredItem[] {
    this.reasons.add(result);
    return result.exchanges.flatMap((exchange) => {
      const isFine = this.recordOperation(exchange);
      const parts = coverageOfExchange(this.subject, exchange);
      return [
        ...parts.request.flatMap((key) => this.recordItem(key, isFine)),
        ...parts.response.flatMap((key) => this.recordItem(key, true)),
      ];
    });
  }

  restore(result: CaseResult, known: readonly CoveredItem[]): void {
    this.reasons.add(result);
    for (const exchange of result.exchanges) this.recordOperation(exchange);
    for (const { key, isAccepted: isFine } of known) this.recordItem(key, isFine);
  }

  summary(): Coverage {
    const items = this.operations.flatMap((operation) => coverageItems(this.subject, operation));
    const uncovered = items
      .filter(({ key }) => this.covered.get(key) !== true)
      .map((item) => ({
        operation: item.operation,
        kind: item.kind,
        name: item.name,
        reason: this.reasons.find(item, this.covered.has(item.key)),
      }));
    const shares = coverageKinds.map((kind) => [kind, this.share(items.filter((item) => item.kind === kind))] as const);
    // The cast is safe: `shares` has an entry for each kind.
    return { ...(Object.fromEntries(shares) as Record<CoverageKind, CoverageShare>), uncovered };
  }

  private share(items: readonly CoverageItem[]): CoverageShare {
    const count = (isFine: boolean): number => items.filter(({ key }) => this.covered.get(key) === isFine).length;
    return { covered: count(true), refused: count(false), total: items.length };
  }

  /** Records the operation of an exchange. Returns true if the request got a documented success. */
  private recordOperation({ operation, response, isProbe }: CaseExchange): boolean {
    const isFine = isAccepted(operation, response.status);
    if (isFine && !isProbe) this.accepted.add(operation.name);
    return isFine;
  }

  private recordItem(key: string, isFine: boolean): CoveredItem[] {
    const known = this.covered.get(key);
    if (known === true || known === isFine) return [];
    this.covered.set(key, isFine);
    return [{ key, isAccepted: isFine }];
  }
}
