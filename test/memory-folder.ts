import { chmodSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file system that Linux keeps in memory. */
const memory = '/dev/shm';
const prefix = 'forgespec-tests-';
/** The free space that the tests need, in bytes. The tests use about a quarter of this space. */
const neededSpace = 4 * 1024 ** 3;

/**
 * Creates a folder in memory for the temporary files of this process and its children. Deletes the folder when the process ends. The tests
 * create many thousands of files, which takes much longer on a disk. Does nothing if the environment already names a folder, or if the
 * system has no suitable file system.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env['TMPDIR'] !== undefined || !isSuitable()) return;
  removeAbandoned();
  const folder = mkdtempSync(join(memory, `${prefix}${process.pid}-`));
  // Some tests run programs as another user, who also needs temporary files.
  chmodSync(folder, 0o1777);
  process.env['TMPDIR'] = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** Returns true if the file system is in memory, has enough space, and lets programs run. */
function isSuitable(): boolean {
  if (tmpdir() === memory || !existsSync('/proc/mounts')) return false;
  const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
  const [, , type, options = ''] = mounts.findLast((line) => line.split(' ')[1] === memory)?.split(' ') ?? [];
  if (type !== 'tmpfs' || !options.startsWith('rw') || options.split(',').includes('noexec')) return false;
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= neededSpace;
}

/** Removes the folders that killed processes of this user have left behind. */
function removeAbandoned(): void {
  for (const name of readdirSync(memory)) {
    const [, id] = new RegExp(`^${prefix}(\\d+)-`, 'u').exec(name) ?? [];
    const folder = join(memory, name);
    if (id === undefined || existsSync(`/proc/${id}`) || lstatSync(folder).uid !== process.getuid?.()) continue;
    rmSync(folder, { recursive: true, force: true });
  }
}
