import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// The program of a child process. It updates a folder, and kills itself after a number of changes to the file system.
const [, , changes = '', folder = '', texts = '{}'] = process.argv;
let left = Number(changes);

for (const name of ['writeFileSync', 'renameSync', 'rmSync'] as const) {
  const change = fs[name] as (...args: unknown[]) => unknown;
  Object.assign(fs, {
    [name]: (...args: unknown[]) => {
      if (left-- === 0) process.kill(process.pid, 'SIGKILL');
      return change(...args);
    },
  });
}
syncBuiltinESMExports();

const { update } = await import('./output.ts');
update(folder, JSON.parse(texts));
