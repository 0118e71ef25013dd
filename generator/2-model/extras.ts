/** A part of the client that no operation needs. A description requests it by this name (`x-client-extras`). */
export type ClientExtra =
  | 'checkResponses'
  | 'http'
  | 'limitBody'
  | 'limitConcurrency'
  | 'retries'
  | 'timeLimits'
  | 'traceRequests';

/** A part of the server that no operation needs, and that a description requests by its name (`x-server-extras`). */
export type ServerExtra = 'checkResponses';
