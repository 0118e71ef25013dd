import { redirectRefusal, type FetchRules } from './fetch-rules.ts';
import type { TimeBudget } from './time-budget.ts';

/** The maximum number of redirects for one document. */
const mostRedirects = 5;

/** The state that all requests for one description share. */
export interface FetchContext {
  readonly rules: FetchRules;
  /** Headers for requests to the origin of the description, such as a credential. */
  readonly headers: Readonly<Record<string, string>>;
  readonly time: TimeBudget;
  /** The time limit in milliseconds, for messages. */
  readonly timeout: number;
  /** The maximum size of all documents together, in bytes. */
  readonly maxBytes: number;
  /** The number of bytes that were received until now. */
  received: number;
}

/** A document as the server has sent it. */
export interface FetchedDocument {
  readonly bytes: Uint8Array;
  /** The URL to which the last redirect led. If there was no redirect, this is the requested URL. */
  readonly base: string;
}

/** The reason why a document could not be fetched. */
export interface FetchFailure {
  readonly message: string;
  readonly fix: string;
  /** True if the server or the network failed, so that a later request may succeed. */
  readonly isOutage: boolean;
}

/** Fetches a document. Follows redirects. The configured headers are sent only to the origin of the description. */
export const fetchDocument = (address: string, context: FetchContext): Promise<FetchedDocument | FetchFailure> =>
  context.time.run(() => followRedirects(new URL(address), context));

async function followRedirects(start: URL, context: FetchContext): Promise<FetchedDocument | FetchFailure> {
  let url = start;
  let isSameOrigin = url.origin === context.rules.rootOrigin;
  for (let redirects = 0; ; redirects++) {
    try {
      const response = await fetch(url, {
        headers: { accept: accepted, 'user-agent': 'forgespec', ...(isSameOrigin ? context.headers : {}) },
        redirect: 'manual',
        signal: context.time.signal,
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        if (response.ok) return await readBody(response, url, start, context);
        await response.body?.cancel();
        return afterRedirect(statusFailure(shownUrl(url, start), response.status), start, url);
      }
      await response.body?.cancel();
      if (!URL.canParse(location, url)) return failure(`${start.href} redirects to an invalid URL.`, correctUrl);
      if (redirects === mostRedirects)
        return failure(`${start.href} redirects more than ${mostRedirects} times.`, correctUrl);
      const next = new URL(location, url);
      const refusal = redirectRefusal(url, next, context.rules);
      if (refusal !== undefined) return failure(`A redirect of ${start.href}: ${refusal.message}`, refusal.fix);
      // After a redirect to another origin, the configured headers are not sent again. A later redirect back to the
      // first origin does not change this.
      isSameOrigin &&= next.origin === url.origin;
      url = next;
    } catch (error) {
      return afterRedirect(networkFailure(shownUrl(url, start), error, context), start, url);
    }
  }
}

const accepted = 'application/yaml, application/json;q=0.9, */*;q=0.8';
const correctUrl = 'Correct the URL.';

/** Reads a body. The size limit applies to the decompressed bytes. */
async function readBody(
  response: Response,
  url: URL,
  start: URL,
  context: FetchContext,
): Promise<FetchedDocument | FetchFailure> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    context.received += chunk.byteLength;
    if (context.received > context.maxBytes) {
      const limit = context.maxBytes / 1_000_000;
      return failure(
        `The fetched documents are larger than ${limit} MB in total; the limit was reached at ${start.href}.`,
        'Raise the limit with --fetch-megabytes.',
      );
    }
    chunks.push(chunk);
  }
  url.hash = '';
  return { bytes: Buffer.concat(chunks), base: url.href };
}

const failure = (message: string, fix: string, isOutage = false): FetchFailure => ({ message, fix, isOutage });

/** If the failed URL is the target of a redirect, adds the requested URL to the message. */
const afterRedirect = (failed: FetchFailure, start: URL, url: URL): FetchFailure =>
  url === start ? failed : { ...failed, message: `${failed.message} ${start.href} redirects to this URL.` };

/** Returns a URL for a message. The target of a redirect is without its query, which may contain a signature. */
const shownUrl = (url: URL, start: URL): URL => (url === start ? url : new URL(url.href.replace(/[?#].*/su, '')));

function statusFailure({ href }: URL, status: number): FetchFailure {
  const message = `${href} has the status ${status}.`;
  if (status === 401 || status === 403)
    return failure(
      message,
      'Put a credential into an environment variable, and name this variable: --header authorization=VARIABLE.',
    );
  const isOutage = status === 429 || status >= 500;
  return failure(message, isOutage ? 'Try again later.' : correctUrl, isOutage);
}

function networkFailure({ href, host }: URL, error: unknown, { time, timeout }: FetchContext): FetchFailure {
  if (time.signal.aborted) {
    const message = `${href} was not received, because the time limit of ${timeout / 1000} s for all documents is used up.`;
    return failure(message, 'Try again, or raise the limit with --fetch-timeout.', true);
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (code === 'ENOTFOUND') return failure(`There is no host ${host}.`, `Correct the URL${proxyHint()}.`, true);
  if (code === 'ECONNREFUSED')
    return failure(`No server listens at ${host}.`, `Start it, or correct the URL${proxyHint()}.`, true);
  const reason = cause instanceof Error ? cause.message : String(cause);
  return failure(`${href} cannot be fetched: ${reason}.`, `Check the URL and the network${proxyHint()}.`, true);
}

/**
 * Returns a hint if an environment variable such as `HTTP_PROXY` names a proxy, but Node ignores this variable.
 * Otherwise returns an empty string.
 */
function proxyHint(): string {
  const { env } = process;
  const isSet = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => (env[name] ?? '') !== '');
  return isSet && env['NODE_USE_ENV_PROXY'] !== '1'
    ? ', or set NODE_USE_ENV_PROXY=1, so that Node uses the proxy from your environment variables'
    : '';
}
