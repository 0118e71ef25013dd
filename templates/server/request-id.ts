const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';

// Enough to tell processes apart; the count tells their requests apart.
const process = Array.from({ length: 8 }, () => letters[Math.floor(Math.random() * letters.length)] ?? '').join('');
let count = 0;

/**
 * The id of a request: the one that it came with, so that it is the same in the logs of all who saw it, or a new one.
 *
 * @param given the header `x-request-id`; used when it is short and harmless in a log.
 */
export function requestIdOf(given: string | undefined): string {
  if (given !== undefined && given.length <= 128 && /^[\w.:/+=-]+$/u.test(given)) return given;
  count += 1;
  return `${process}-${count.toString(36)}`;
}
