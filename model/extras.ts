/** A feature of the server that a description can request with `x-server-extras`, even if no operation needs it. */
export type ServerExtra = 'checkResponses';
