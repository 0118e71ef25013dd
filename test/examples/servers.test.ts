import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../examples/servers');

/** Returns the number of lines of a module and of all modules that it imports from the same folder. */
async function linesWritten(file: string): Promise<number> {
  const text = await readFile(file, 'utf8');
  const own = [...text.matchAll(/from '(\.\/[^']+)'/gu)].map(([, path = '']) => join(dirname(file), path));
  const others = await Promise.all(own.map(linesWritten));
  return others.reduce((sum, lines) => sum + lines, text.trimEnd().split('\n').length);
}

test.each(['node', 'express', 'fastify', 'hono'])(
  'a server with all operations of an area on %s has less than 60 lines',
  async (adapter) => {
    expect(await linesWritten(join(folder, `with-${adapter}.ts`))).toBeLessThan(60);
  },
);
