import { existsSync } from 'node:fs';
import { InvalidArgumentError } from 'commander';
import type { Remote } from '@forgespec/generator/remotes';
import { printable } from '@forgespec/generator/diagnostics/printable';

// What the values of options may be. Each throws an `InvalidArgumentError`, which commander prints with the name of the option.

export function commaList(text: string): string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.includes('')) throw new InvalidArgumentError('Write names separated by commas.');
  return names;
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/u.test(text)) throw new InvalidArgumentError('Write a whole number.');
  return Number(text);
}

export function positiveNumber(text: string): number {
  const number = wholeNumber(text);
  if (number === 0) throw new InvalidArgumentError('Write a number above 0.');
  return number;
}

export function remoteFolder(text: string, before: readonly Remote[]): readonly Remote[] {
  const at = text.indexOf('=');
  const [prefix, folder] = [text.slice(0, at), text.slice(at + 1)];
  if (at === -1 || !URL.canParse(prefix)) {
    throw new InvalidArgumentError(
      'Write what addresses start with, and a folder: https://example.com/schemas=schemas.',
    );
  }
  if (!existsSync(folder)) throw new InvalidArgumentError(`There is no folder ${printable(folder)}.`);
  return [...before, { prefix, folder }];
}

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d+$/u.test(text) || port > 65_535) throw new InvalidArgumentError('Write a number from 0 to 65535.');
  return port;
}
