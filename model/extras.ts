/** A feature of the client that a description can request with `x-client-extras`, even if no operation needs it. */
export type ClientExtra =
  | 'checkResponses'
  | 'http'
  | 'limitBody'
  | 'limitConcurrency'
  | 'retries'
  | 'timeLimits'
  | 'traceRequests';

/** A feature of the server that a description can request with `x-server-extras`, even if no operation needs it. */
export type ServerExtra = 'checkResponses';
