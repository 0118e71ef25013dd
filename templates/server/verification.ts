import { mediaKind } from '../shared/media-type.ts';
import { bodyLimits, tooLarge, type BodyOptions } from './body-limits.ts';
import type { Step } from './dispatch.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { readWebBody } from './web-body.ts';

/** A request whose sender is not known yet. */
export interface UnverifiedRequest {
  /** The name of the operation, such as `newPet`. */
  readonly operation: string;
  /** Returns the value of a header. `name` is in lower case. */
  header(name: string): string | undefined;
  /** The bytes of the body as they were sent, so that a signature can be checked. */
  readonly body: Uint8Array;
}

/** Options of a server that receives the webhooks or callbacks of an API. */
export interface VerificationOptions {
  /**
   * Returns true if a request is from the API. For example, check that a header contains a valid signature of the body. If the result is
   * false, the server sends 401. It calls `verify` before it decodes the request.
   */
  readonly verify: (request: UnverifiedRequest) => Promise<boolean> | boolean;
}

/** Returns the step that verifies the sender of a request. */
export function verificationPart({ verify, ...options }: BodyOptions & VerificationOptions): (route: Route) => Step {
  return (route) => {
    const { operation, requestBody } = route;
    const mediaTypes = requestBody?.mediaTypes ?? ['application/json'];
    const limit = Math.max(...mediaTypes.map((type) => bodyLimits(options, route, mediaKind(type), type).body));
    return async (request) => {
      const body = await (request.readBody?.(limit) ?? readWebBody(request.toRequest(), limit));
      if (body === undefined) throw tooLarge(limit);
      if (!(await verify({ operation, header: (name) => request.header(name), body }))) {
        throw new Refusal(401, 'The sender of the request is not verified.');
      }
      // Later steps read the body again, and get the bytes that are already in memory.
      Object.assign(request, {
        readBody: () => Promise.resolve(body),
        streamBody: async function* () {
          yield body;
        },
      });
    };
  };
}
