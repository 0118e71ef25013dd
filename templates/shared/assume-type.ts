/**
 * Returns a value with the type `Assumed`, without a check. The type comes from the description: a client trusts its server, and a server has
 * already checked the value.
 */
export const assumeType = <Assumed>(value: unknown): Assumed => value as Assumed;
