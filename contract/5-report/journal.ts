import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createFolder } from '@forgespec/description/files';
import { CannotRunError } from '../cannot-run.ts';
import { exchangesToShow, type CaseResult } from '../3-ask/case-result.ts';
import {
  flakyCases,
  journalLines,
  withFlaky,
  type CaseLine,
  type JournalHead,
  type JournalLine,
} from './journal-line.ts';
import { restoreExchange, storeExchange } from './stored-exchange.ts';
import { restoreShown, storeShown, type ShownRequest, type StoredRequest } from './stored-request.ts';
import type { CoveredItem } from './coverage.ts';
import type { ExitCode } from './exit-code.ts';
import type { OperationOutcome } from './operation-outcomes.ts';
import type { ContractSubject } from '../1-describe/subject.ts';
import type { Leftover } from '../3-ask/clean-up.ts';
import type { CaseExchange } from '../3-ask/case-exchange.ts';

/**
 * The journal of a run, with one JSON object per line. Each line is written immediately, so that an interrupted run can be
 * resumed.
 */
export interface Journal {
  /**
   * Writes the result of a case.
   *
   * @param covered the items that this result is the first to cover.
   */
  result(result: CaseResult, covered?: readonly CoveredItem[]): void;
  /** Writes the smallest requests of a failure. The result of the failed case is already in the journal. */
  smallest(id: string, exchanges: readonly CaseExchange[]): void;
  /** Writes that a failed case passed when it was run again. The result of the failed case is already in the journal. */
  flaky(id: string): void;
  /** Writes the creation or deletion of a resource. */
  leftover(event: 'made' | 'removed', leftover: Leftover): void;
  /** Writes the end of the run: its exit code, and the outcome of each operation. */
  end(exitCode: ExitCode, operations: readonly OperationOutcome[]): void;
}

/** The state of an interrupted run. */
export interface JournalState {
  readonly results: readonly CaseResult[];
  /** For each case, the items that the case was the first to cover. The key is the id of the case. */
  readonly covered: ReadonlyMap<string, readonly CoveredItem[]>;
  /** The created resources that are not deleted yet. */
  readonly leftovers: readonly (Omit<Leftover, 'request'> & { readonly request: StoredRequest })[];
}

/** Opens a journal: continues the existing file if the run is resumed, otherwise replaces it. */
export function openJournal(file: string, head: JournalHead, isResumed: boolean): Journal {
  const write = (line: JournalLine): void => appendFileSync(file, `${JSON.stringify(line)}\n`);
  if (!isResumed || !existsSync(file)) {
    createFolder(dirname(file));
    writeFileSync(file, '');
    write({ kind: 'run', ...head });
  }
  return {
    end: (exitCode, operations) => write({ kind: 'end', exitCode, operations }),
    flaky: (id) => write({ kind: 'flaky', id }),
    smallest: (id, shown) => write({ kind: 'smallest', id, shown: shown.map(storeShown) }),
    result(result, covered = []) {
      const { id, kind, level, operation, area, pointer, verdict, hints, exchanges, milliseconds } = result;
      const shown = verdict.kind === 'failed' ? exchangesToShow(result).map(storeShown) : undefined;
      write({
        kind: 'case',
        id,
        case: kind,
        level,
        operation,
        area,
        pointer,
        verdict,
        milliseconds: Math.round(milliseconds),
        exchanges: exchanges.map(storeExchange),
        ...(hints.length > 0 && { hints }),
        ...(covered.length > 0 && { covered: covered.map(({ key, isAccepted }) => [key, isAccepted]) }),
        ...(shown !== undefined && { shown }),
      });
    },
    leftover(event, { key, operation, request }) {
      const { credentials: _credentials, ...stored } = request;
      write({ kind: event, leftover: { key, operation, request: stored } });
    },
  };
}

/**
 * Reads the journal of an interrupted run.
 *
 * @throws {CannotRunError} if the file cannot be read, or if it belongs to another run.
 */
export function readJournal(file: string, head: JournalHead, subject: ContractSubject): JournalState {
  const lines = readLines(file);
  refuseOtherRun(file, lines[0], head);
  const leftovers = new Map<string, JournalState['leftovers'][number]>();
  const caseLines: CaseLine[] = [];
  const smallest = new Map<string, readonly ShownRequest[]>();
  const flaky = flakyCases(lines);
  for (const line of lines) {
    if (line.kind === 'made') leftovers.set(line.leftover.key, line.leftover);
    if (line.kind === 'removed') leftovers.delete(line.leftover.key);
    if (line.kind === 'case') caseLines.push(line);
    if ((line.kind === 'case' || line.kind === 'smallest') && line.shown !== undefined)
      smallest.set(line.id, line.shown);
  }
  return {
    results: caseLines.map((line) => restoreResult(withFlaky(line, flaky), smallest.get(line.id), subject)),
    covered: new Map(caseLines.map(({ id, covered = [] }) => [id, covered.map(restoreCovered)])),
    leftovers: [...leftovers.values()],
  };
}

/** @throws {CannotRunError} if the first line of a journal belongs to another run. */
function refuseOtherRun(file: string, first: JournalLine | undefined, head: JournalHead): void {
  const own: { readonly [key: string]: unknown } = first?.kind === 'run' ? { ...first } : {};
  const other = Object.entries(head).find(([key, value]) => own[key] !== value);
  if (other === undefined) return;
  const [key, value] = other;
  throw new CannotRunError(
    `The journal ${file} belongs to another run: its ${key} is ${String(own[key] ?? 'missing')}, and not ${value}.`,
  );
}

const restoreCovered = ([key, isAccepted]: readonly [key: string, isAccepted: boolean]): CoveredItem => ({
  key,
  isAccepted,
});

function restoreResult(
  line: CaseLine,
  shown: readonly ShownRequest[] | undefined,
  subject: ContractSubject,
): CaseResult {
  const exchanges = line.exchanges.flatMap((stored) => restoreExchange(stored, subject));
  const smallest = shown?.flatMap((request) => restoreShown(request, subject));
  return { ...line, kind: line.case, hints: line.hints ?? [], exchanges, ...(smallest !== undefined && { smallest }) };
}

/**
 * Returns the ids of the failed cases in a journal.
 *
 * @throws {CannotRunError} if the file cannot be read.
 */
export function failedCaseIds(file: string): string[] {
  const lines = readLines(file);
  const flaky = flakyCases(lines);
  return lines.flatMap((line) =>
    line.kind === 'case' && line.verdict.kind === 'failed' && !flaky.has(line.id) ? [line.id] : [],
  );
}

function readLines(file: string): JournalLine[] {
  try {
    return journalLines(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CannotRunError(`The journal ${file} cannot be read: ${reason}.`, { cause: error });
  }
}
