/** A problem that Prism found in a request. */
export interface Violation {
  /** The path to the violating value: `['request', 'body', 'owner_name']`. */
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/**
 * The maximum length of the header value, in characters. Node.js and most proxies accept headers of up to about 8 KB.
 */
const MAX_HEADER_LENGTH = 8 * 1024 - 100;

/**
 * Returns the violations as a value of the header `sl-violations`. The value is always valid JSON in ASCII. Prism
 * itself would cut off a long value. If a property name is not ASCII, the value that Prism creates would end the
 * process.
 */
export function violationsHeader(violations: readonly Violation[]): string {
  const entries: string[] = [];
  let length = 2;
  for (const violation of violations) {
    const entry = toAscii(JSON.stringify(violation));
    length += entry.length + 1;
    if (length > MAX_HEADER_LENGTH) break;
    entries.push(entry);
  }
  return `[${entries.join(',')}]`;
}

/**
 * Describes the violations in one line, for people: the message of the first violation, and the number of other
 * violations. Returns undefined if there are none.
 */
export function describeViolations([first, ...others]: readonly Violation[]): string | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? first.message : `${first.message} (and ${others.length} more)`;
}

function toAscii(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
