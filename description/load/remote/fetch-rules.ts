import { hostOf } from '@forgespec/templates/shared/origin';
import { isLoopback } from '@forgespec/templates/shared/local-request';
import { isFetched } from '../../diagnostics/source-file.ts';

/** The origins from which documents may be fetched. */
export interface FetchRules {
  /** The origin of the description. Undefined if the description is a file. */
  readonly rootOrigin: string | undefined;
  /** Other origins that the user allows. */
  readonly allowedOrigins: ReadonlySet<string>;
}

/**
 * The reason why a URL is not fetched, and how the user can allow it. The message and the fix do not contain the credentials of the URL.
 */
export interface FetchRefusal {
  readonly message: string;
  readonly fix: string;
}

/** Returns true if forgespec may fetch the document at an absolute URL. */
export function isAllowed(address: string, rules: FetchRules): boolean {
  if (!isFetched(address) || !URL.canParse(address)) return false;
  const url = new URL(address);
  const isKnown = url.origin === rules.rootOrigin || rules.allowedOrigins.has(url.origin);
  return isKnown && refusalOf(url, rules) === undefined;
}

/**
 * Returns the reason why a URL is not safe to fetch. Returns undefined if the URL is safe. This function also checks URLs at the origin of
 * the description.
 */
export function refusalOf(url: URL, { allowedOrigins }: FetchRules): FetchRefusal | undefined {
  if (url.username !== '' || url.password !== '') {
    const message = `The URL of ${url.host} contains a user name or a password, which would get into logs.`;
    return {
      message,
      fix: 'Remove them. Write the value of the header into an environment variable, and name this variable: --header authorization=VARIABLE.',
    };
  }
  if (url.protocol === 'https:' || allowedOrigins.has(url.origin) || isLocal(url)) return undefined;
  const message = `${url.origin} is not encrypted, so anybody in the network can change the description.`;
  return { message, fix: `Write https, or accept the risk with --allow-origin ${url.origin}.` };
}

/**
 * Returns the reason why a redirect must not be followed. Returns undefined if the redirect may be followed. A redirect may lead to another
 * origin. A redirect from another computer to this computer is refused, because a server on the network must not reach the services of this
 * computer.
 */
export function redirectRefusal(from: URL, to: URL, rules: FetchRules): FetchRefusal | undefined {
  const refusal = isFetched(to.href)
    ? refusalOf(to, rules)
    : {
        message: `forgespec does not fetch URLs that start with ${to.protocol}.`,
        fix: 'Use the URL of the document itself.',
      };
  if (refusal !== undefined || !isLocal(to) || isLocal(from) || rules.allowedOrigins.has(to.origin)) return refusal;
  const message = `${from.origin} redirects to this computer: ${to.origin}.`;
  return { message, fix: `Correct the URL, or allow the redirect with --allow-origin ${to.origin}.` };
}

const isLocal = ({ host }: URL): boolean => isLoopback(hostOf(host) ?? '');
