// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Sends one request, as `fetch` does. */
export type Send = (request: Request) => Promise<Response>;

/** The `fetch` of the platform. Looked up when it is called, because tests and instrumentation replace it. */
export const platformFetch: Send = (request) => fetch(request);
