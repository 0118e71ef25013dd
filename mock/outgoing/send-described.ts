import { printableLine, suggestion } from '@forgespec/description/diagnostics';
import type { OpenApiDocument } from '../openapi-document.ts';
import { requestComposer } from './compose-request.ts';
import { outgoingRequests, type OutgoingRequest } from './described-requests.ts';
import { OutgoingRequestError } from './outgoing-request-error.ts';
import { sendOutgoing } from './send-outgoing.ts';

export interface OutgoingSettings {
  /** The bundled description. */
  readonly document: OpenApiDocument;
  /** The name of a webhook or a callback. */
  readonly name: string;
  /** The address of the receiver. */
  readonly to: URL;
  /** The name of the example for the body. Default: the first valid example, or a value of the schema. */
  readonly example?: string | undefined;
}

/** A request that was sent. */
export interface SentMockRequest {
  readonly method: string;
  /** The status of the response. */
  readonly status: number;
}

/**
 * Sends a webhook or a callback of a description to a receiver.
 *
 * @throws {OutgoingRequestError} if the description has no request with this name, or no body for it.
 * @throws {TypeError} if the receiver cannot be reached.
 */
export async function sendDescribed({ document, name, to, example }: OutgoingSettings): Promise<SentMockRequest> {
  const outgoing = await outgoingRequests(document);
  if (outgoing === undefined) throw new OutgoingRequestError('The description has neither webhooks nor callbacks.');
  const composed = requestComposer(outgoing)(requestNamed(outgoing.requests, name), example);
  return { method: composed.method, status: await sendOutgoing(to, composed) };
}

/** The largest number of names in a message. */
const mostNames = 20;

function requestNamed(requests: readonly OutgoingRequest[], name: string): OutgoingRequest {
  const exact = requests.filter(({ names }) => names[0] === name);
  const found = exact.length > 0 ? exact : requests.filter(({ names }) => names.includes(name));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const listed = (candidates: readonly OutgoingRequest[]): string => {
    const names = candidates.map(({ names: [first = ''] }) => first);
    const more = names.length > mostNames ? `, and ${names.length - mostNames} more` : '';
    return `${names.slice(0, mostNames).join(', ')}${more}`;
  };
  if (only !== undefined)
    throw new OutgoingRequestError(printableLine(`Several requests have the name ${name}: ${listed(found)}.`));
  const near = suggestion(
    name,
    requests.flatMap(({ names }) => names),
  );
  const hint = near === undefined ? `The names are ${listed(requests)}.` : `Did you mean ${near}?`;
  throw new OutgoingRequestError(printableLine(`The description has no webhook or callback ${name}. ${hint}`));
}
