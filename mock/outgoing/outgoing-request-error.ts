/** The error for a request that cannot be composed from its description. */
export class OutgoingRequestError extends Error {
  override readonly name = 'OutgoingRequestError';
}
