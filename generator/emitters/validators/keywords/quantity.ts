/** Formats a count with its noun: `1 character`, `2 characters`. */
export const quantity = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;
