import { readDocument } from '../read-document.ts';
import type { OutgoingSettings, SentMockRequest } from './send-described.ts';

export interface SendMockRequestOptions extends Omit<OutgoingSettings, 'document' | 'to'> {
  /** The description: the path of a file, a URL, or the description itself as an object. */
  readonly spec: string | URL | object;
  /** The address of the receiver. */
  readonly to: string | URL;
}

/**
 * Sends a webhook or a callback of a description to a receiver, as the API would send it.
 *
 * ```ts
 * const { status } = await sendMockRequest({ spec: 'openapi.yaml', name: 'orderPaid', to: 'http://localhost:3000/hooks' });
 * ```
 *
 * @throws {OutgoingRequestError} if the description has no webhook or callback with this name, or no body for it.
 * @throws {Error} if the description has errors, or if the receiver cannot be reached.
 */
export async function sendMockRequest({ spec, to, ...options }: SendMockRequestOptions): Promise<SentMockRequest> {
  // The modules that compose requests are imported on demand: they load the validators of the generator.
  const { sendDescribed } = await import('./send-described.ts');
  return sendDescribed({ ...options, document: await readDocument(spec, {}), to: new URL(to) });
}
