import { mediaKind } from '../shared/media-type.ts';
import { type Decoded, decodersFor, type Issue, type RequestDecoders } from '../shared/request-decoders.ts';
import type { ResponseDescriptions } from '../shared/response-description.ts';
import { type CheckedResponse, checkResponses, type InvalidResponseError } from './check-responses.ts';
import type { HttpRequest, Middleware } from './send.ts';

/** The messages that are checked. */
export type ValidatedMessages = 'both' | 'requests' | 'responses';

/** The validators of all operations. */
export interface CallValidators {
  readonly requests: Readonly<Record<string, RequestDecoders | undefined>>;
  readonly responses: Readonly<Record<string, ResponseDescriptions | undefined>>;
  /** A map from each `operationId` that is not the name of its operation in the other two maps to this name. */
  readonly names: Readonly<Record<string, string>>;
  /** Finds the problems of a response. */
  judge(described: ResponseDescriptions, response: CheckedResponse): readonly Issue[];
}

/** The error for a request that does not match the description. The request is not sent. */
export class InvalidRequestError extends Error {
  declare readonly operation: string;
  declare readonly issues: readonly Issue[];

  constructor(operation: string, issues: readonly Issue[]) {
    const [first] = issues;
    super(`The request to ${operation} is not as described: ${first?.path} ${first?.message}`);
    Object.assign(this, { name: 'InvalidRequestError', operation, issues });
  }
}

/** Receives the error for a message that does not match the description. */
export type ReportInvalid = (error: InvalidRequestError | InvalidResponseError) => void;

/** Returns the middleware that checks requests before they are sent, successful responses, or both. */
export function validateCalls(
  validators: CallValidators,
  checked: ValidatedMessages,
  report?: ReportInvalid,
): Middleware {
  const { names, requests, responses, judge } = validators;
  const ofRequests = checkRequests((id) => requests[names[id] ?? id], report);
  if (checked === 'requests') return ofRequests;
  const byId = Object.entries(names).map(([id, name]) => [id, responses[name]] as const);
  const ofResponses = checkResponses({ ...responses, ...Object.fromEntries(byId) }, judge, report);
  return checked === 'responses' ? ofResponses : (send) => ofRequests(ofResponses(send));
}

const checkRequests =
  (
    decodersOf: (id: string) => RequestDecoders | undefined,
    report: ReportInvalid = (error) => {
      throw error;
    },
  ): Middleware =>
  (send) =>
  async (request, context) => {
    const { operation, progress } = context;
    const decoders = progress.attempt > 1 ? undefined : decodersOf(operation.id);
    const issues = decoders === undefined ? [] : issuesOf(request, decoders, operation.path);
    if (issues.length > 0) report(new InvalidRequestError(operation.id, issues));
    return send(request, context);
  };

function issuesOf(request: HttpRequest, decoders: RequestDecoders, template: string): readonly Issue[] {
  const { pathname, search } = new URL(request.url);
  const values = pathValues(template, pathname);
  const parts = [
    values && decoders.path?.(values),
    decoders.query?.(search.slice(1)),
    decoders.headers?.(request.headers),
    decodedBody(request, decoders),
  ];
  return parts.flatMap((part) => part?.issues ?? []);
}

/** Decodes a body that is JSON or a form. Other bodies are not checked. */
function decodedBody({ headers, body }: HttpRequest, decoders: RequestDecoders): Decoded | undefined {
  const type = headers.get('content-type') ?? '';
  const { body: readJson, form: readForm } = decodersFor(decoders, type);
  if (typeof body === 'string' && mediaKind(type) === 'json') return readJson?.(JSON.parse(body));
  return typeof body === 'string' && mediaKind(type) === 'form' ? readForm?.(body) : undefined;
}

/**
 * Returns the values of the path parameters, percent-encoded. Returns undefined if there are none: the address of a next page, for example,
 * comes from the service, and not from the template.
 */
function pathValues(template: string, pathname: string): string[] | undefined {
  const parts = template.split(/(\{[^{}]+\})/u);
  const pattern = parts.map((part) => {
    if (part.startsWith('{+')) return '(.+)';
    return part.startsWith('{') ? '([^/]*)' : part.replace(/[.*+?^$()|[\]{}\\]/gu, '\\$&');
  });
  const values = new RegExp(`${pattern.join('')}$`, 'u').exec(pathname)?.slice(1);
  return values?.length === 0 ? undefined : values;
}
