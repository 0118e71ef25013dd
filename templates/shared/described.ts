/** Returns a value with its described type, without a check: clients trust the server, and a server has checked the value before. */
export const asDescribed = <Described>(value: unknown): Described => value as Described;
