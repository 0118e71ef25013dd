import type { Verdict } from '../verdict/finding.ts';
import type { CaseResult } from './case-result.ts';
import type { Leftover } from './clean-up.ts';
import type { StoredExchange } from './stored-exchange.ts';
import type { ShownRequest, StoredRequest } from './stored-request.ts';

/** What a journal says about the run that it belongs to. Another run does not go on from it. */
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
        /** The requests that show a failure. */
        readonly shown?: readonly ShownRequest[];
      })
  | { readonly kind: 'smallest'; readonly id: string; readonly shown: readonly ShownRequest[] }
  | {
      readonly kind: 'made' | 'removed';
      readonly leftover: Omit<Leftover, 'request'> & { readonly request: StoredRequest };
    };

/** The lines of a journal; without the last one, when a crash cut it off, and without what somebody else has written into it. */
export const journalLines = (text: string): JournalLine[] => text.split('\n').flatMap(parseLine);

function parseLine(text: string): JournalLine[] {
  try {
    const line: unknown = JSON.parse(text);
    return isJournalLine(line) ? [line] : [];
  } catch {
    return [];
  }
}

type MemberType = 'array' | 'object' | 'string';

/** What is looked for in a line of each kind before it is taken for one. */
const membersOf: Readonly<Record<JournalLine['kind'], Readonly<Record<string, MemberType>>>> = {
  run: {},
  case: { id: 'string', operation: 'string', verdict: 'object', exchanges: 'array' },
  smallest: { id: 'string', shown: 'array' },
  made: { leftover: 'object' },
  removed: { leftover: 'object' },
};

function isJournalLine(line: unknown): line is JournalLine {
  if (!isObject(line)) return false;
  const members = Object.entries(membersOf).find(([kind]) => kind === line['kind'])?.[1];
  return members !== undefined && Object.entries(members).every(([name, type]) => isOf(type, line[name]));
}

function isOf(type: MemberType, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isObject(value) : typeof value === type;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
