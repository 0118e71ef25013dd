/** Formats a count with its noun: `1 error`, `2 errors`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
