import { join } from 'node:path';
import { replaceTogether } from '../../description/files/replace-together.ts';
import { countChanges } from './count-changes.ts';

// The program of a child process. It replaces the files of a folder, and sends itself a signal before one of its changes of the file system.
const [, , number = '', signal = '', folder = '', texts = '{}'] = process.argv;

countChanges((_, count) => {
  if (count === Number(number)) process.kill(process.pid, signal);
});
replaceTogether(
  folder,
  Object.entries(JSON.parse(texts)).map(([path, content]) => ({ path: join(folder, path), content: String(content) })),
);
