import { readFileSync } from 'node:fs';
import { hasDateFormat as isCalendarDay } from '@forgespec/templates/validators/formats/date';
import { suggestion } from '@forgespec/description/diagnostics';
import { isJsonObject } from '@forgespec/description/json';
import { CannotRunError } from '../cannot-run.ts';
import type { CaseResult } from '../3-ask/case-result.ts';
import { fingerprintOf } from '../4-judge/fingerprint.ts';

/** A deviation that the user knows, and accepts until a date. */
export interface KnownDeviation {
  /** The id of the case. */
  readonly case: string;
  /** The fingerprint of the findings. If the case has other findings, it is a new failure. */
  readonly fingerprint: string;
  readonly reason: string;
  /** The last day on which the deviation is accepted: `2026-12-31`. Undefined to accept it forever. */
  readonly expires?: string;
}

/**
 * Reads a baseline file: a list of known deviations in JSON.
 *
 * @throws {CannotRunError} if the file cannot be read, if an entry has no case, fingerprint or reason, or if it has another
 * key. With a misspelt `expires`, the deviation would be accepted forever.
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
  const { case: id, fingerprint, reason, expires, ...others } = isJsonObject(entry) ? entry : {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw unknownKey(name, unknown);
  if (typeof id !== 'string' || typeof fingerprint !== 'string' || typeof reason !== 'string' || reason === '') {
    throw new CannotRunError(`${name} must have a case, a fingerprint and a reason.`);
  }
  if (expires !== undefined && !isCalendarDay(String(expires))) {
    throw new CannotRunError(`${name} must expire on a day such as 2026-12-31.`);
  }
  return { case: id, fingerprint, reason, ...(expires !== undefined && { expires: String(expires) }) };
}

function unknownKey(name: string, key: string): CannotRunError {
  const near = suggestion(key, entryKeys);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return new CannotRunError(`${name} has the key "${key}"; the allowed keys are ${entryKeys.join(', ')}.${hint}`);
}

const entryKeys = ['case', 'fingerprint', 'reason', 'expires'] as const satisfies readonly (keyof KnownDeviation)[];

/**
 * Returns the text of a baseline file with the known deviations and the new failures. The new entries have an empty reason. The
 * user must write a reason before the file can be used.
 */
export function renderBaseline(
  failures: readonly { readonly id: string; readonly fingerprint: string }[],
  known: readonly KnownDeviation[],
): string {
  const added = failures.map(({ id, fingerprint }) => ({ case: id, fingerprint, reason: '' }));
  return `${JSON.stringify([...known, ...added], undefined, 2)}\n`;
}

/**
 * Compares results with a baseline. Returns the failures that are in the baseline, the entries whose cases pass now, and the
 * entries whose cases were not tried.
 */
export function applyBaseline(
  baseline: readonly KnownDeviation[],
  results: readonly CaseResult[],
  today: string,
): { known: Map<string, KnownDeviation>; fixed: KnownDeviation[]; untried: KnownDeviation[] } {
  const known = new Map<string, KnownDeviation>();
  const fixed: KnownDeviation[] = [];
  const untried: KnownDeviation[] = [];
  const byId = new Map(results.map((result) => [result.id, result]));
  for (const entry of baseline) {
    const verdict = byId.get(entry.case)?.verdict;
    if (verdict?.kind === 'passed') fixed.push(entry);
    else if (verdict?.kind !== 'failed') untried.push(entry);
    else if (entry.expires !== undefined && entry.expires < today) continue;
    else if (fingerprintOf(verdict.findings) === entry.fingerprint) known.set(entry.case, entry);
  }
  return { known, fixed, untried };
}
