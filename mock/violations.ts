/** A problem that Prism found in a request. */
export interface Violation {
  /** `['request', 'body', 'owner_name']` */
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** The maximum length of the header value. Node and most proxies accept headers up to about 8 KB. */
const MAX_HEADER_LENGTH = 8 * 1024 - 100;

/**
 * Returns the violations as value of the header `sl-violations`: always valid JSON in ASCII. Prism's own header
 * truncates long JSON, and a non-ASCII property name in it ends the process.
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

/** Returns the violations as one line for people: the first message in full, and the number of further messages. */
export function describeViolations([first, ...others]: readonly Violation[]): string | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? first.message : `${first.message} (and ${others.length} more)`;
}

function toAscii(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
