import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** The functions that change the file system. */
const changing = [
  'chmodSync',
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'writeFileSync',
] as const;

/**
 * Calls a function before each change of the file system, until the returned function is called.
 *
 * @param before receives the name of the function, such as `renameSync`, and the number of the change, counted from 0. It may throw.
 */
export function countChanges(before: (name: string, number: number) => void): () => void {
  let count = 0;
  const originals = changing.map((name) => [name, fs[name]] as const);
  for (const [name, change] of originals) {
    const call = change as (...args: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...args: unknown[]) => {
        before(name, count++);
        return call(...args);
      },
    });
  }
  syncBuiltinESMExports();
  return () => {
    for (const [name, change] of originals) Object.assign(fs, { [name]: change });
    syncBuiltinESMExports();
  };
}
