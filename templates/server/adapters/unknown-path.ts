import type { TransportResponse } from '../transport.ts';

/** Returns true if a response is for a path that the API does not have. An adapter may then pass the request to other code. */
export const isForUnknownPath = ({ status, failures }: TransportResponse): boolean =>
  status === 404 && failures !== undefined && failures.route === undefined;
