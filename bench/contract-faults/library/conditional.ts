import { createHash } from 'node:crypto';

/** A response of a sample server. */
export interface TaggedAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * Returns a successful response with the headers of conditional requests.
 *
 * @param changedAt the property with the time of the last change.
 */
export function tagged(row: Readonly<Record<string, unknown>>, changedAt = 'changed_at'): TaggedAnswer {
  const tag = createHash('sha256').update(JSON.stringify(row)).digest('hex').slice(0, 16);
  const changed = row[changedAt];
  const headers = {
    etag: `"${tag}"`,
    ...(typeof changed === 'string' && { 'last-modified': new Date(changed).toUTCString() }),
  };
  return { status: 200, body: row, headers };
}

/** Returns a 304 if the request has the tag of a successful response, otherwise the response. */
export function unlessMatching(answer: TaggedAnswer, tags: string | undefined): TaggedAnswer {
  const tag = answer.headers?.['etag'];
  if (tag === undefined || tags === undefined || !includesTag(tags, tag)) return answer;
  return { status: 304, headers: { etag: tag } };
}

/** Returns true if a list of tags contains a tag, or is `*`. */
export const includesTag = (tags: string, tag: string): boolean =>
  tags === '*' || tags.split(',').some((each) => each.trim().replace(/^W\//u, '') === tag);
