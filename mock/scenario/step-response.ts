import type { JsonValue } from '@forgespec/description/json';
import { isJson } from '@forgespec/templates/shared/media-type';
import type { MockPreferences } from '../preferences.ts';
import type { ScenarioStep } from './scenario-step.ts';

/** Returns the preferences of a step. The engine of the mock then selects the response as for a request with the header `Prefer`. */
export const preferencesOf = ({ status, example, delay }: ScenarioStep): MockPreferences => ({
  ...(status !== undefined && { code: status }),
  ...(example !== undefined && { example }),
  ...(delay !== undefined && { delay }),
});

/** Returns a response with the headers of a step, and with the reason for the log. */
export const withHeadersOf = <Response extends { readonly headers: object; readonly reason?: string }>(
  { headers }: ScenarioStep,
  response: Response,
): Response => ({
  ...response,
  headers: { ...response.headers, ...headers },
  reason: response.reason ?? stepReason,
});

/** The text in the log for a response that the scenario has selected. */
export const stepReason = 'a step of the scenario';

/** A whole response that a step contains. */
export interface StepResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  readonly reason: string;
}

/**
 * Returns the response of a step with a body. Such a response needs no description: its status and its body are sent as they are. Without
 * a header `content-type`, a text is `text/plain`, bytes are `application/octet-stream`, and other values are JSON.
 */
export function stepResponse(body: Buffer | JsonValue, { status = 200, headers }: ScenarioStep): StepResponse {
  if (body === null && headers['content-type'] === undefined) return { status, headers, reason: stepReason };
  const type = headers['content-type'] ?? defaultType(body);
  const content = Buffer.isBuffer(body) || (typeof body === 'string' && !isJson(type)) ? body : JSON.stringify(body);
  return { status, headers: { ...headers, 'content-type': type }, body: content, reason: stepReason };
}

function defaultType(body: Buffer | JsonValue): string {
  if (Buffer.isBuffer(body)) return 'application/octet-stream';
  return typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
}
