// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Returns a value as the type `Described`, without a check. A client trusts its server, and a server has already checked the value. */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
