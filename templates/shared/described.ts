/** Returns a value as the type `Described`, without a check. A client trusts its server, and a server has already checked the value. */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
