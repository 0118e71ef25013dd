import { existsSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { Remote } from '@forgespec/generator/remotes';
import { printable } from '@forgespec/generator/diagnostics/printable';

// Parsers of option values. Each throws an `InvalidArgumentError`, which commander prints with the name of the option.

export const text = (value: string): string => value;

export function commaList(list: string): readonly string[] {
  const names = list.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('Write names separated by commas.');
  return names;
}

/** Returns a parser that accepts exactly one of the given names. */
export const oneOfNames =
  <Name extends string>(known: readonly Name[]) =>
  (wanted: string): Name => {
    const name = known.find((candidate) => candidate === wanted);
    if (name === undefined) throw new InvalidArgumentError(`Write one of ${known.join(', ')}.`);
    return name;
  };

/** Returns a parser that accepts a list of the given names, separated by commas. */
export const someOf =
  <Name extends string>(known: readonly Name[]) =>
  (list: string): readonly Name[] =>
    commaList(list).map(oneOfNames(known));

export function wholeNumber(digits: string): number {
  if (!/^\d{1,15}$/u.test(digits)) throw new InvalidArgumentError('Write a whole number.');
  return Number(digits);
}

export function positiveNumber(digits: string): number {
  const number = wholeNumber(digits);
  if (number === 0) throw new InvalidArgumentError('Write a number above 0.');
  return number;
}

/** Parses the prefix of addresses and the local folder with their documents: `https://example.com/schemas=folder`. */
export function remoteFolder(pair: string): Remote {
  const at = pair.indexOf('=');
  const [prefix, folder] = [pair.slice(0, at), pair.slice(at + 1)];
  if (at === -1 || !URL.canParse(prefix)) {
    throw new InvalidArgumentError(
      'Write the beginning of addresses, and a folder: https://example.com/schemas=schemas.',
    );
  }
  if (!existsSync(folder)) throw new InvalidArgumentError(`There is no folder ${printable(folder)}.`);
  return { prefix, folder };
}

export function portNumber(digits: string): number {
  const port = Number(digits);
  if (!/^\d+$/u.test(digits) || port > 65_535) throw new InvalidArgumentError('Write a number from 0 to 65535.');
  return port;
}
