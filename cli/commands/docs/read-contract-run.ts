import { flakyCases, journalLines, withFlaky, type JournalLine } from '@forgespec/contract/journal';
import { noResponse, type ContractRun, type StatusVerdict } from '@forgespec/reference/contract-run';

type CaseLine = Extract<JournalLine, { kind: 'case' }>;

/**
 * Reads the results of a contract run from its journal. The result contains a verdict for each operation and status.
 *
 * @param text the content of the journal that `forgespec contract --report ndjson=FILE` writes.
 * @returns undefined if the text is not a journal.
 */
export function readContractRun(text: string): ContractRun | undefined {
  const lines = journalLines(text);
  const head = lines[0];
  if (!isHead(head)) return undefined;
  const verdicts = new Map<string, Map<string, StatusVerdict>>();
  const add = (operation: string, status: string, added: StatusVerdict): void => {
    const known = verdicts.get(operation) ?? new Map<string, StatusVerdict>();
    verdicts.set(operation, known.set(status, combine(known.get(status), added)));
  };
  const flaky = flakyCases(lines);
  for (const line of lines.filter(isCase).map((each) => withFlaky(each, flaky))) {
    for (const { operation, status } of line.exchanges) {
      add(operation, String(status), { kind: 'skipped', responses: 1, words: [] });
    }
    for (const status of verdictStatuses(line)) add(line.operation, status, { ...statusVerdict(line), responses: 0 });
  }
  return { target: head.target, level: head.level, verdicts };
}

/**
 * Returns the statuses to which the verdict of a case applies. If the id of the case contains a status, returns this status. Otherwise
 * returns the statuses of the responses, or `noResponse` if a failed case has no response.
 */
function verdictStatuses({ id, operation, exchanges, verdict }: CaseLine): ReadonlySet<string> {
  const [, requested] = /\/status\/(\d{3})$/u.exec(id) ?? [];
  if (requested !== undefined) return new Set([requested]);
  const own = exchanges.filter((exchange) => exchange.operation === operation);
  if (own.length === 0 && verdict.kind === 'failed') return new Set([noResponse]);
  return new Set(own.map(({ status }) => String(status)));
}

function statusVerdict({ verdict }: CaseLine): Pick<StatusVerdict, 'kind' | 'words'> {
  switch (verdict.kind) {
    case 'flaky':
    case 'passed':
      return { kind: 'passed', words: [] };
    case 'failed':
      return { kind: 'failed', words: verdict.findings.map(({ message }) => message) };
    case 'not-implemented':
      return { kind: 'skipped', words: ['The server responds with 501.'] };
    case 'left-out':
    case 'skipped':
      return { kind: 'skipped', words: [verdict.reason] };
  }
}

/**
 * Combines two verdicts for the same status. If one of the verdicts is `failed`, the result is `failed`. Otherwise, if one of the verdicts
 * is `passed`, the result is `passed`.
 */
function combine(before: StatusVerdict | undefined, added: StatusVerdict): StatusVerdict {
  if (before === undefined) return added;
  const responses = before.responses + added.responses;
  const kind = ranks.find((rank) => before.kind === rank || added.kind === rank) ?? 'skipped';
  // Use only the texts of the verdicts whose kind is the combined kind. For example, if one case has passed and another case was skipped,
  // the reason of the skipped case is omitted.
  const words = [before, added].filter((verdict) => verdict.kind === kind).flatMap((verdict) => verdict.words);
  return { kind, responses, words: [...new Set(words)] };
}

const ranks = ['failed', 'passed', 'skipped'] as const;

const isCase = (line: JournalLine): line is CaseLine => line.kind === 'case';

/** Returns true if a line is the first line of a journal. The user may have named a file that is not a journal. */
const isHead = (line: JournalLine | undefined): line is Extract<JournalLine, { kind: 'run' }> =>
  line?.kind === 'run' && typeof line.target === 'string' && typeof line.level === 'string';
