/**
 * Takes a value for what the description says that it is. The one place where a type rests on a promise: what a server sends is
 * not checked here; the validators are for those who want that.
 */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
