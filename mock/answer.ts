/** What goes back to the client, before it is put on the wire. */
export interface Answer {
  readonly status: number;
  /** Names in lower case. Those that frame the message (`content-length`, `connection`) are set when it is sent. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** For the log: what was wrong with the request. A success may have a reason too, as when a parameter is deprecated. */
  readonly reason?: string;
}
