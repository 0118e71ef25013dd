/**
 * Returns a value with the type that the description gives it. Nothing is checked here: the client trusts the server that it calls, and
 * decoders call this after their checks. All type assertions of the output that rest on the description are in this function.
 */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
