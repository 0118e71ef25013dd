import { journalLines, type JournalLine } from '@forgespec/contract/journal';
import { noAnswer, type ContractRun, type StatusVerdict } from '@forgespec/reference/contract-run';

type CaseLine = Extract<JournalLine, { kind: 'case' }>;

/**
 * What the journal of a contract run says of each operation and status.
 *
 * @param text lines of JSON, as `forgespec contract --report ndjson=FILE` writes them.
 * @returns undefined when it is no such journal.
 */
export function readContractRun(text: string): ContractRun | undefined {
  const lines = journalLines(text);
  const head = lines[0];
  if (!isHead(head)) return undefined;
  const verdicts = new Map<string, Map<string, StatusVerdict>>();
  const add = (operation: string, status: string, told: StatusVerdict): void => {
    const known = verdicts.get(operation) ?? new Map<string, StatusVerdict>();
    verdicts.set(operation, known.set(status, together(known.get(status), told)));
  };
  for (const line of lines.filter(isCase)) {
    for (const { operation, status } of line.exchanges) {
      add(operation, String(status), { kind: 'skipped', answers: 1, words: [] });
    }
    for (const status of judgedStatuses(line)) add(line.operation, status, { ...judged(line), answers: 0 });
  }
  return { target: head.target, level: head.level, verdicts };
}

/** The statuses that the verdict of a case is about: the one that it asks for, else those that its operation answered with. */
function judgedStatuses({ id, operation, exchanges, verdict }: CaseLine): ReadonlySet<string> {
  const [, asked] = /\/status\/(\d{3})$/u.exec(id) ?? [];
  if (asked !== undefined) return new Set([asked]);
  const own = exchanges.filter((exchange) => exchange.operation === operation);
  if (own.length === 0 && verdict.kind === 'failed') return new Set([noAnswer]);
  return new Set(own.map(({ status }) => String(status)));
}

function judged({ verdict }: CaseLine): Pick<StatusVerdict, 'kind' | 'words'> {
  switch (verdict.kind) {
    case 'passed':
      return { kind: 'passed', words: [] };
    case 'failed':
      return { kind: 'failed', words: verdict.findings.map(({ message }) => message) };
    case 'not-implemented':
      return { kind: 'skipped', words: ['The server says 501.'] };
    case 'left-out':
    case 'skipped':
      return { kind: 'skipped', words: [verdict.reason] };
  }
}

/** One failure makes a status fail, and one success makes it tried. */
function together(before: StatusVerdict | undefined, told: StatusVerdict): StatusVerdict {
  if (before === undefined) return told;
  const answers = before.answers + told.answers;
  const kind = ranks.find((rank) => before.kind === rank || told.kind === rank) ?? 'skipped';
  // Why one case was not tried says nothing of others that were.
  const words = [before, told].filter((verdict) => verdict.kind === kind).flatMap((verdict) => verdict.words);
  return { kind, answers, words: [...new Set(words)] };
}

const ranks = ['failed', 'passed', 'skipped'] as const;

const isCase = (line: JournalLine): line is CaseLine => line.kind === 'case';

/** A file that somebody names may hold anything: of its first line no more is known than that it is of a run. */
const isHead = (line: JournalLine | undefined): line is Extract<JournalLine, { kind: 'run' }> =>
  line?.kind === 'run' && typeof line.target === 'string' && typeof line.level === 'string';
