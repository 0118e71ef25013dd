import { STATUS_CODES } from 'node:http';
import type { Answer } from './answer.ts';

/**
 * A request that the mock does not take, with the status that says why. Thrown by whoever notices, answered by the
 * guard.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  /** @param message One sentence for the client: what is wrong with the request. */
  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.status = status;
    this.headers = headers;
  }
}

/** The answer to a request that failed. Whatever is not a refusal is a fault of the mock: 500. */
export function answerToFailure(error: unknown): Answer {
  if (error instanceof Refusal) return problem(error.status, error.message, error.headers);
  return problem(500, `The mock failed: ${error instanceof Error ? error.message : String(error)}`);
}

/** The media type of problem details (RFC 9457). */
export const problemType = 'application/problem+json';

/**
 * An answer as RFC 9457 problem details, which tells a refusal of the mock from an error that the API description
 * documents.
 */
export function problem(status: number, detail: string, headers: Readonly<Record<string, string>> = {}): Answer {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Unknown', status, detail });
  return { status, headers: { ...headers, 'content-type': problemType }, body, reason: detail };
}
