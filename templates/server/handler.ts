/** Does the work of an operation: takes what a request holds, and returns one of the documented answers. */
export type Handler<Input, Result, Context> = (input: Input, context: Context) => Promise<Result> | Result;

/** A body that is sent as it is: text (as UTF-8), bytes, or bytes as they come. Streams of Node and of the web are of this type. */
export type RawBody = AsyncIterable<Uint8Array> | Uint8Array | string;
