/**
 * Returns a value with the type that the description has for it, without a check. The client trusts the server, and a server has checked
 * the value before.
 */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
