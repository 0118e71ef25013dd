// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** The headers with the identifier of a request in the logs of a service, the most common first. */
const names = [
  'x-request-id',
  'request-id',
  'x-github-request-id',
  'x-amzn-requestid',
  'x-ms-request-id',
  'twilio-request-id',
  'box-request-id',
  'audit-id',
  'x-correlation-id',
  'cf-ray',
];

/** The option for the identifiers of requests. */
export interface RequestIdOption {
  /** The response header with the identifier of a request in the logs of the service. Default: `x-request-id`, or another common header. */
  readonly requestIdHeader?: string | undefined;
}

/** Returns the identifier of a request in the logs of the service. Returns undefined if the response has none. */
export function requestIdOf({ headers }: Response, { requestIdHeader: own }: RequestIdOption): string | undefined {
  for (const name of own === undefined ? names : [own]) {
    const id = headers.get(name);
    if (id) return id;
  }
  return undefined;
}
