import type { Parameter } from '../parameter.ts';

/**
 * Returns true for the header with which a client marks the attempts of one request, so that the service processes the request once.
 *
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export const isIdempotencyKey = ({ in: location, name }: Parameter): boolean =>
  location === 'header' && /^(?:x-)?idempotency-key$/iu.test(name);
