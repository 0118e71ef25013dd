/** Something that Prism finds wrong with a request. */
export interface Violation {
  /** `['request', 'body', 'owner_name']` */
  readonly location: readonly string[];
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

/** Node and most proxies take about 8 KB in one header. */
const MAX_HEADER_LENGTH = 8 * 1024 - 100;

/**
 * The violations as the header `sl-violations`, which tells a client why it got a documented error. Always JSON and
 * always ASCII: Prism's own header is cut in the middle when it is long, and a name such as `日本` in it kills the
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

/** The violations as one line for people, the first of them in full. */
export function describeViolations([first, ...others]: readonly Violation[]): string | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? first.message : `${first.message} (and ${others.length} more)`;
}

function toAscii(json: string): string {
  return json.replaceAll(/[^\x20-\x7e]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
