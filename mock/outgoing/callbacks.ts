import type { IncomingHttpHeaders } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { logLine, printableLine } from '@forgespec/description/diagnostics';
import type { JsonValue } from '@forgespec/description/json';
import { expressionValue, type ExpressionExchange } from '@forgespec/description/openapi';
import {
  allowedHosts,
  isForeignHost,
  isForeignOrigin,
  isLoopback,
  type AllowedHosts,
} from '@forgespec/templates/shared/local-request';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import { pathPattern } from '@forgespec/templates/shared/path-pattern';
import { percentDecoded } from '@forgespec/templates/shared/percent-encoding';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { OpenApiDocument } from '../openapi-document.ts';
import { reasonOf } from '../reason-of.ts';
import { parsePairs, parseRequestTarget } from '../request-target.ts';
import type { Match } from '../router.ts';
import { describedOperations } from '../scenario/described-operations.ts';
import type { OutgoingMessage } from './compose-request.ts';
import type { OutgoingRequest } from './described-requests.ts';
import { sendOutgoing } from './send-outgoing.ts';

/** A request to the mock, with its response. */
export interface RequestWithResponse {
  readonly match: Pick<Match, 'method' | 'path' | 'template'>;
  readonly target: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
  readonly response: {
    readonly status: number;
    /** The names are in lower case. */
    readonly headers: Readonly<Record<string, JsonValue | undefined>>;
    readonly body: Uint8Array | string | undefined;
  };
}

/** Sends the callbacks of operations. */
export interface Callbacks {
  /** Returns true if an operation has callbacks. */
  has(match: Pick<Match, 'method' | 'template'>): boolean;
  /** Sends the callbacks of an operation after its response, and logs them. The promise never rejects. */
  send(exchange: RequestWithResponse): Promise<void>;
}

/** The mock that sends callbacks. */
interface CallbackSource {
  readonly document: OpenApiDocument;
  /** The address on which the mock listens. */
  readonly host?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/**
 * Creates the sender of callbacks to some origins. Returns undefined without an origin. A callback is sent only if its URL is on one of the
 * origins, and if no web page of another site has caused the request. Otherwise such a page could send requests to any server that this
 * computer reaches.
 */
export const callbacksTo = (origins: readonly string[], source: CallbackSource): Callbacks | undefined =>
  origins.length === 0
    ? undefined
    : new CallbacksOfMock(new Set(origins.map((origin) => new URL(origin).origin)), source);

class CallbacksOfMock implements Callbacks {
  readonly #origins: ReadonlySet<string>;
  readonly #document: OpenApiDocument;
  readonly #operations: ReturnType<typeof describedOperations>;
  readonly #hosts: AllowedHosts;
  readonly #log: (line: string) => void;
  #composer: Promise<Composer> | undefined;

  constructor(origins: ReadonlySet<string>, { document, host = '127.0.0.1', log = () => {} }: CallbackSource) {
    this.#origins = origins;
    this.#document = document;
    this.#operations = describedOperations(document);
    this.#hosts = allowedHosts(host);
    this.#log = (line) => log(printableLine(line));
  }

  has(match: Pick<Match, 'method' | 'template'>): boolean {
    return this.#callerOf(match) !== undefined;
  }

  async send(exchange: RequestWithResponse): Promise<void> {
    const caller = this.#callerOf(exchange.match);
    if (caller === undefined || !isSuccess(exchange.response.status)) return;
    if (isFromOtherSite(exchange.headers, this.#hosts))
      return this.#log(`The callbacks of ${caller} are not sent, because a web page of another site sent the request.`);
    // The response leaves first.
    await nextTurn();
    try {
      const composer = await this.#prepared();
      for (const request of composer.requests.filter((each) => each.caller === caller)) {
        const outcome = await this.#sendOne(request, exchange, composer).catch(reasonOf);
        this.#log(`callback ${request.names[0]}: ${outcome}`);
      }
    } catch (error) {
      this.#log(`The callbacks of ${caller} are not sent: ${reasonOf(error)}`);
    }
  }

  /** Returns the name of an operation with callbacks. Returns undefined if the operation has none. */
  #callerOf(match: Pick<Match, 'method' | 'template'>): string | undefined {
    const operation = this.#operations.get(`${match.method} ${match.template}`);
    return operation && Object.keys(operation.callbacks).length > 0 ? operation.address : undefined;
  }

  #prepared(): Promise<Composer> {
    this.#composer ??= prepare(this.#document).catch((error: unknown) => {
      // After a failure, the next request tries again.
      this.#composer = undefined;
      throw error;
    });
    return this.#composer;
  }

  /** Sends a callback. Returns the line for the log. */
  async #sendOne(request: OutgoingRequest, exchange: RequestWithResponse, composer: Composer): Promise<string> {
    const url = urlOf(request.url ?? '', exchange);
    if (url === undefined) return `the request and the response do not have a URL for ${request.url}`;
    if (!this.#origins.has(url.origin)) return `${url.origin} is not an allowed origin`;
    const message = composer.compose(request);
    const status = await sendOutgoing(url, message);
    return logLine(message.method, url.href, { status }, undefined);
  }
}

interface Composer {
  readonly requests: readonly OutgoingRequest[];
  compose(request: OutgoingRequest): OutgoingMessage;
}

async function prepare(document: OpenApiDocument): Promise<Composer> {
  // These modules are imported on demand: they load the validators of the generator.
  const { outgoingRequests } = await import('./described-requests.ts');
  const { requestComposer } = await import('./compose-request.ts');
  const outgoing = await outgoingRequests(document);
  if (outgoing === undefined) throw new Error('the description has no callbacks');
  return { requests: outgoing.requests, compose: requestComposer(outgoing) };
}

/** Returns true if a browser may have sent a request for a page that is not on this computer. */
function isFromOtherSite(headers: IncomingHttpHeaders, hosts: AllowedHosts): boolean {
  if (isForeignHost(headers, hosts)) return true;
  const { origin } = headers;
  if (origin !== undefined && URL.canParse(origin))
    return !isLoopback(new URL(origin).hostname.replaceAll(/[[\]]/gu, ''));
  return isForeignOrigin(headers);
}

/** Returns the URL of a callback. Returns undefined if a value is missing, or if the result is not a URL of HTTP. */
function urlOf(template: string, exchange: RequestWithResponse): URL | undefined {
  const values = valuesOf(exchange);
  let isComplete = true;
  const text = template.replaceAll(/\{([^{}]*)\}/gu, (_, expression: string) => {
    const value = expressionValue(expression, values);
    isComplete &&= value !== undefined && value !== null && typeof value !== 'object';
    return String(value);
  });
  const url = isComplete && URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && /^https?:$/u.test(url.protocol) ? url : undefined;
}

function valuesOf({ match, target, headers, body, response }: RequestWithResponse): ExpressionExchange {
  const { path, queryText } = parseRequestTarget(target);
  const names = Array.from(match.template.matchAll(/\{([^{}]*)\}/gu), ([, name = '']) => name);
  const [, ...values] = pathPattern(match.template, new Set()).pattern.exec(match.path) ?? [];
  return {
    url: `http://${headers.host ?? 'localhost'}${path}${queryText === '' ? '' : `?${queryText}`}`,
    method: match.method.toUpperCase(),
    statusCode: response.status,
    request: {
      path: Object.fromEntries(names.map((name, index) => [name, percentDecoded(values[index] ?? '')])),
      query: parsePairs(queryText, 'query'),
      header: headers as Readonly<Record<string, string | string[]>>,
    },
    response: { header: response.headers },
    requestBody: () => valueOf(body, headers['content-type']),
    responseBody: () => valueOf(response.body ?? '', String(response.headers['content-type'])),
  };
}

/** Returns the value of a body in JSON or of a form. Returns undefined for other bodies. */
function valueOf(body: Uint8Array | string, contentType = ''): JsonValue | undefined {
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const kind = mediaKind(contentType);
  try {
    if (kind === 'form') return parsePairs(text, 'form');
    const value: JsonValue = kind === 'json' ? JSON.parse(text) : null;
    return value;
  } catch {
    return undefined;
  }
}
