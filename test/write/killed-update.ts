import { countChanges } from './count-changes.ts';

// The program of a child process. It updates a folder, and sends itself a signal before one of its changes of the file system.
const [, , number = '', signal = '', folder = '', texts = '{}'] = process.argv;
const { update } = await import('./output.ts');

countChanges((_, count) => {
  if (count === Number(number)) process.kill(process.pid, signal);
});
const { upToDate } = update(folder, JSON.parse(texts));
process.exitCode = upToDate ? 0 : 1;
