/** The stream of an operation that a user declares. */
export interface StreamSetting {
  /** The query parameter or property of the body that selects the stream, and its value: `stream=true`. */
  readonly when: string;
  /** The media type of the stream. Default: `text/event-stream`. */
  readonly mediaType?: string | undefined;
  /** The name of the schema of an item in `components/schemas`. Undefined if the response describes the stream. */
  readonly schema?: string | undefined;
}

/**
 * The streams that a user declares for operations (`streams` in the config). Each key is an `operationId`, or a method and a path such as
 * `GET /pets`, in which `*` stands for any text.
 */
export type StreamSettings = Readonly<Record<string, StreamSetting>>;
