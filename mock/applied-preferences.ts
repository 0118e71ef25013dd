import { setTimeout as wait } from 'node:timers/promises';
import type { MockPreferences } from './preferences.ts';

/** The name of the response header with the preferences that have no effect. */
const ignoredHeader = 'ignored-preferences';

/** Returns a response after the delay that the client prefers. The response names the preferences that the mock does not know. */
export async function withAppliedPreferences<
  Response extends { readonly headers: Readonly<Record<string, string | readonly string[]>> },
>(response: Response, { delay = 0, ignored = [] }: Pick<MockPreferences, 'delay' | 'ignored'>): Promise<Response> {
  // The timer does not keep the process running after the server was closed.
  if (delay > 0) await wait(delay, undefined, { ref: false });
  if (ignored.length === 0) return response;
  return { ...response, headers: { ...response.headers, [ignoredHeader]: ignored.join(', ') } };
}
