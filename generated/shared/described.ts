// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns a value with its described type, without a check. Clients trust the server, and a server has already checked the value. */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
