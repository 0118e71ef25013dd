import { readFileSync } from 'node:fs';
import { hasDateFormat as isCalendarDay } from '@forgespec/templates/validators/formats/date';
import { suggestion } from '@forgespec/description/diagnostics';
import { isJsonObject } from '@forgespec/description/json';
import { CannotRunError } from '../cannot-run.ts';
import type { CaseResult } from '../3-ask/case-result.ts';
import { causeOf } from '../4-judge/cause.ts';
import type { FailureGroup } from './failure-groups.ts';

/** A deviation that the user knows, and accepts until a date. One entry is for all failures with the same cause, of any operation. */
export interface KnownDeviation {
  /** The identifier of the cause. A failure with another cause is a new failure. */
  readonly cause: string;
  readonly reason: string;
  /** The last day on which the deviation is accepted: `2026-12-31`. Undefined to accept it forever. */
  readonly expires?: string;
  /** The violated rule and the message, for people. */
  readonly rule?: string;
  readonly message?: string;
  /** The id of a case with the cause. If it passes, the entry is not needed any more. */
  readonly case?: string;
}

/**
 * Reads a baseline file: a list of known deviations in JSON.
 *
 * @throws {CannotRunError} if the file cannot be read, if an entry has no cause or reason, or if it has another key. With a misspelt
 * `expires`, the deviation would be accepted forever.
 */
export function readBaseline(file: string): KnownDeviation[] {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CannotRunError(
      `The baseline ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    );
  }
  if (!Array.isArray(content)) throw new CannotRunError(`The baseline ${file} must contain a list.`);
  return content.map((entry: unknown, index) => readEntry(entry, `Entry ${index + 1} of the baseline ${file}`));
}

/** @param name the name of the entry, for messages. */
function readEntry(entry: unknown, name: string): KnownDeviation {
  const { cause, reason, expires, rule, message, case: id, ...others } = isJsonObject(entry) ? entry : {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw unknownKey(name, unknown);
  if (typeof cause !== 'string' || typeof reason !== 'string' || reason === '') {
    throw new CannotRunError(`${name} must have a cause and a reason.`);
  }
  if (expires !== undefined && !isCalendarDay(String(expires))) {
    throw new CannotRunError(`${name} must expire on a day such as 2026-12-31.`);
  }
  return {
    cause,
    reason,
    ...(expires !== undefined && { expires: String(expires) }),
    ...(typeof rule === 'string' && { rule }),
    ...(typeof message === 'string' && { message }),
    ...(typeof id === 'string' && { case: id }),
  };
}

function unknownKey(name: string, key: string): CannotRunError {
  const near = suggestion(key, entryKeys);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return new CannotRunError(`${name} has the key "${key}"; the allowed keys are ${entryKeys.join(', ')}.${hint}`);
}

const entryKeys = [
  'cause',
  'reason',
  'expires',
  'rule',
  'message',
  'case',
] as const satisfies readonly (keyof KnownDeviation)[];

/** The texts of new entries of a baseline. */
export interface NewEntry {
  /** Empty if the user must write the reason into the file before the file can be used. */
  readonly reason: string;
  readonly expires: string | undefined;
}

/** Returns the text of a baseline file with the known deviations, and an entry for each cause of new failures. */
export function renderBaseline(
  groups: readonly FailureGroup[],
  known: readonly KnownDeviation[],
  { reason, expires }: NewEntry,
): string {
  const added = groups.map(({ cause, finding: { rule, message }, first: { id } }): KnownDeviation => ({
    cause,
    rule,
    message,
    case: id,
    reason,
    ...(expires !== undefined && { expires }),
  }));
  return `${JSON.stringify([...known, ...added], undefined, 2)}\n`;
}

/** The comparison of a run with a baseline. */
export interface BaselineMatch {
  /** The failures whose causes are all in the baseline, by the id of the case, each with the entry of its first cause. */
  readonly known: ReadonlyMap<string, KnownDeviation>;
  /** The accepted entries whose causes occur. */
  readonly occurring: readonly KnownDeviation[];
  /** The entries whose causes do not occur any more. */
  readonly fixed: readonly KnownDeviation[];
  /** The entries whose cases were not tried. */
  readonly untried: readonly KnownDeviation[];
}

/** Compares results with a baseline. */
export function applyBaseline(
  baseline: readonly KnownDeviation[],
  results: readonly CaseResult[],
  today: string,
): BaselineMatch {
  const accepted = new Map(
    baseline.filter(({ expires }) => expires === undefined || expires >= today).map((entry) => [entry.cause, entry]),
  );
  const found = new Set<string>();
  const known = new Map<string, KnownDeviation>();
  for (const { id, verdict } of results) {
    if (verdict.kind !== 'failed') continue;
    const causes = verdict.findings.map(causeOf);
    for (const cause of causes) found.add(cause);
    const [first, ...others] = causes.map((cause) => accepted.get(cause));
    if (first !== undefined && !others.includes(undefined)) known.set(id, first);
  }
  const verdicts = new Map(results.map(({ id, verdict }) => [id, verdict.kind]));
  const kindOf = (entry: KnownDeviation) => (entry.case === undefined ? undefined : verdicts.get(entry.case));
  const absent = baseline.filter(({ cause }) => !found.has(cause));
  const untried = absent.filter((entry) => !['failed', 'flaky', 'passed'].includes(kindOf(entry) ?? ''));
  return {
    known,
    occurring: [...accepted.values()].filter(({ cause }) => found.has(cause)),
    fixed: absent.filter((entry) => kindOf(entry) === 'passed'),
    untried,
  };
}
