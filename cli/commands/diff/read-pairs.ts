import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSource } from '@forgespec/description/files';
import { CommandError } from '../command-error.ts';

/** A line of the file that `--pairs` names. */
export interface PairLine {
  /** The file and the number of the line: `pairs.tsv:2`. */
  readonly place: string;
  /** The base and the revision. Undefined if the line does not consist of two names with a tab between them. */
  readonly pair: readonly [base: string, revision: string] | undefined;
  readonly text: string;
}

/**
 * Reads the pairs from a file, or from standard input if `file` is `-`. Empty lines are omitted.
 *
 * @throws {CommandError} if the file cannot be read.
 */
export async function readPairs(file: string): Promise<readonly PairLine[]> {
  const text = file === '-' ? readFileSync(0, 'utf8') : await textOf(file);
  return text.split(/\r?\n/u).flatMap((line, index): PairLine[] => {
    if (line.trim() === '') return [];
    const [base = '', revision = '', ...others] = line.split('\t');
    const isPair = base !== '' && revision !== '' && others.length === 0;
    return [{ place: `${file}:${index + 1}`, pair: isPair ? [base, revision] : undefined, text: line }];
  });
}

async function textOf(file: string): Promise<string> {
  const source = await readSource(resolve(file));
  if ('code' in source) throw new CommandError(`The pairs cannot be read. ${source.message}\nfix: ${source.fix}`, 2);
  return source.text;
}
