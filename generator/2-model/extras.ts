/** A feature of the client that a description requests with `x-client-extras`, although no operation needs it. */
export type ClientExtra =
  | 'checkResponses'
  | 'http'
  | 'limitBody'
  | 'limitConcurrency'
  | 'retries'
  | 'timeLimits'
  | 'traceRequests';

/** A feature of the server that a description requests with `x-server-extras`, although no operation needs it. */
export type ServerExtra = 'checkResponses';
