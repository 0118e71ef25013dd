// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** A body that is sent as it is: text (as UTF-8), bytes, or bytes as they come, from a stream of Node or of the web. */
export type RawBody = AsyncIterable<Uint8Array> | ReadableStream<Uint8Array> | Uint8Array | string;
