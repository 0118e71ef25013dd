// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** A body that is sent as it is: text (as UTF-8), bytes, or bytes as they come. Streams of Node and of the web are of this type. */
export type RawBody = AsyncIterable<Uint8Array> | Uint8Array | string;
