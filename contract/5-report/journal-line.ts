import type { ExitCode } from './exit-code.ts';
import type { OperationOutcome } from './operation-outcomes.ts';
import type { Finding, Verdict } from '../2-plan/finding.ts';
import type { CaseResult } from '../3-ask/case-result.ts';
import type { Leftover } from '../3-ask/clean-up.ts';
import type { StoredExchange } from './stored-exchange.ts';
import type { ShownRequest, StoredRequest } from './stored-request.ts';

/** The first line of a journal. It identifies the run. Another run cannot be resumed with this journal. */
export interface JournalHead {
  readonly api: string;
  readonly version: string;
  readonly target: string;
  readonly seed: number;
  readonly level: string;
}

/** A line of a journal. */
export type JournalLine =
  | ({ readonly kind: 'run' } & JournalHead)
  | ({ readonly kind: 'case'; readonly id: string } & Pick<CaseResult, 'area' | 'milliseconds' | 'operation'> & {
        readonly level: CaseResult['level'];
        readonly case: CaseResult['kind'];
        readonly pointer: string;
        readonly verdict: Verdict;
        readonly exchanges: readonly StoredExchange[];
        /** The items that this case was the first to cover. `isAccepted` is true if a request with the item was accepted. */
        /** The differences from guessed meanings. */
        readonly hints?: readonly Finding[];
        readonly covered?: readonly (readonly [key: string, isAccepted: boolean])[];
        /** The smallest requests that reproduce the failure. */
        readonly shown?: readonly ShownRequest[];
      })
  | { readonly kind: 'end'; readonly exitCode: ExitCode; readonly operations: readonly OperationOutcome[] }
  /** The failed case `id` passed when it was run again. */
  | { readonly kind: 'flaky'; readonly id: string }
  | { readonly kind: 'smallest'; readonly id: string; readonly shown: readonly ShownRequest[] }
  | {
      readonly kind: 'made' | 'removed';
      readonly leftover: Omit<Leftover, 'request'> & { readonly request: StoredRequest };
    };

/** The result of a case. */
export type CaseLine = Extract<JournalLine, { readonly kind: 'case' }>;

/** Parses the lines of a journal. Ignores lines that are not valid, for example a last line that a crash has cut off. */
export const journalLines = (text: string): JournalLine[] => text.split('\n').flatMap(parseLine);

/** Returns the ids of the failed cases that passed when they were run again. */
export const flakyCases = (lines: readonly JournalLine[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => (line.kind === 'flaky' ? [line.id] : [])));

/** Returns the result of a case. If the case is one of the flaky ones, its verdict says so. */
export const withFlaky = (line: CaseLine, flaky: ReadonlySet<string>): CaseLine =>
  line.verdict.kind === 'failed' && flaky.has(line.id)
    ? { ...line, verdict: { kind: 'flaky', findings: line.verdict.findings } }
    : line;

function parseLine(text: string): JournalLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return isJournalLine(line) ? [line] : [];
  } catch {
    return [];
  }
}

function isJournalLine(line: unknown): line is JournalLine {
  if (!isObject(line)) return false;
  switch (line['kind']) {
    case 'run':
    case 'end':
      return true;
    case 'case':
      return isCase(line);
    case 'flaky':
      return typeof line['id'] === 'string';
    case 'smallest':
      return typeof line['id'] === 'string' && isListOf(line['shown'], isShown);
    case 'made':
    case 'removed':
      return isLeftover(line['leftover']);
    default:
      return false;
  }
}

function isCase({ id, operation, exchanges, verdict, hints, covered, shown }: Members): boolean {
  if (hints !== undefined && !isListOf(hints, isFinding)) return false;
  if (typeof id !== 'string' || typeof operation !== 'string' || !isVerdict(verdict)) return false;
  if (covered !== undefined && !isListOf(covered, isCovered)) return false;
  return isListOf(exchanges, isExchange) && (shown === undefined || isListOf(shown, isShown));
}

const isCovered = (value: unknown): boolean =>
  Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean';

function isExchange(value: unknown): boolean {
  if (!isObject(value) || typeof value['operation'] !== 'string' || typeof value['request'] !== 'string') return false;
  return typeof value['status'] === 'number';
}

function isShown(value: unknown): boolean {
  if (!isRequest(value) || typeof value['operation'] !== 'string' || !isObject(value['placeholders'])) return false;
  return isObject(value['placeholders']['headers']) && isObject(value['placeholders']['query']);
}

const isRequest = (value: unknown): value is Members =>
  isObject(value) &&
  typeof value['method'] === 'string' &&
  typeof value['target'] === 'string' &&
  isObject(value['headers']);

const isLeftover = (value: unknown): boolean =>
  isObject(value) &&
  typeof value['key'] === 'string' &&
  typeof value['operation'] === 'string' &&
  isRequest(value['request']);

function isVerdict(value: unknown): boolean {
  if (!isObject(value)) return false;
  if (value['kind'] === 'skipped' || value['kind'] === 'left-out') return typeof value['reason'] === 'string';
  if (value['kind'] !== 'failed' && value['kind'] !== 'flaky') return true;
  return isListOf(value['findings'], isFinding);
}

const isFinding = (value: unknown): boolean => isObject(value) && typeof value['message'] === 'string';

const isListOf = (value: unknown, isEntry: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isEntry);

type Members = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null;
