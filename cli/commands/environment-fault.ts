import { sourceName } from '@forgespec/description/diagnostics';

/** A failure that the computer or the installation causes. */
export interface EnvironmentFault {
  readonly message: string;
  readonly fix: string;
}

/**
 * Returns the cause of an error in the environment of the command: the file system, the network, the memory, or the installed packages.
 * Returns undefined for other errors.
 */
export function environmentFault(error: unknown): EnvironmentFault | undefined {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const { code, message } = error;
  const [, missing] = /'([^']+)'/u.exec(message) ?? [];
  if (incompletePackages.has(code))
    return {
      message: `${missing ?? 'A package'}, which forgespec needs, is missing or damaged (${code}).`,
      fix: 'Install the packages of the project again, for example with `npm ci`.',
    };
  if (code === 'ERR_WORKER_OUT_OF_MEMORY' || code === 'ENOMEM')
    return {
      message: `The memory is not sufficient (${code}).`,
      fix: 'Allow more memory: NODE_OPTIONS=--max-old-space-size=8192.',
    };
  if (!('syscall' in error) || typeof error.syscall !== 'string') return undefined;
  if (error.syscall === 'uv_cwd')
    return { message: 'The working directory does not exist.', fix: 'Change to an existing folder: cd PATH.' };
  const known = systemCodes[code];
  if (known === undefined)
    return { message: `${message.replace(/\.?$/u, '')}.`, fix: 'Correct the cause, and run the command again.' };
  const [meaning, fix] = error.syscall === 'watch' && code === 'ENOSPC' ? tooManyWatched : known;
  return { message: `${subjectOf(error, error.syscall)}: ${meaning} (${code}).`, fix };
}

/** Returns the beginning of the message: the file or address, and the failed action. */
function subjectOf(error: Error, syscall: string): string {
  const path = 'path' in error && typeof error.path === 'string' && error.path !== '' ? error.path : undefined;
  if (path !== undefined) return `${sourceName(path)} cannot be ${actions[syscall] ?? 'used'}`;
  if ('hostname' in error) return `The host ${String(error.hostname)} cannot be found`;
  const address = 'address' in error ? [error.address, 'port' in error ? error.port : undefined] : [];
  const shown = address.filter((part) => part !== undefined).join(':');
  if (shown !== '') return `${shown} cannot be ${syscall === 'listen' ? 'opened' : 'reached'}`;
  return `The system call ${syscall} failed`;
}

const actions: Readonly<Record<string, string>> = {
  access: 'accessed',
  connect: 'reached',
  copyfile: 'written',
  link: 'written',
  lstat: 'read',
  mkdir: 'created',
  open: 'opened',
  read: 'read',
  readlink: 'read',
  realpath: 'read',
  rename: 'written',
  rm: 'deleted',
  rmdir: 'deleted',
  scandir: 'read',
  spawn: 'started',
  stat: 'read',
  unlink: 'deleted',
  watch: 'watched',
  write: 'written',
};

const incompletePackages: ReadonlySet<string> = new Set([
  'ERR_MODULE_NOT_FOUND',
  'MODULE_NOT_FOUND',
  'ERR_DLOPEN_FAILED',
  'ERR_INVALID_PACKAGE_CONFIG',
  'ERR_INVALID_PACKAGE_TARGET',
  'ERR_PACKAGE_PATH_NOT_EXPORTED',
]);

const tooManyWatched = [
  'too many files are watched',
  'Raise the limit: sysctl fs.inotify.max_user_watches=524288.',
] as const;

/** Maps the code of a system error to its meaning and its fix. */
const systemCodes: Readonly<Record<string, readonly [meaning: string, fix: string]>> = {
  EACCES: ['the permissions do not allow it', 'Change the permissions, or run the command as another user.'],
  EADDRINUSE: ['another program uses this address', 'Choose another port, or stop the other program.'],
  EADDRNOTAVAIL: ['this computer does not have the address', 'Choose an address of this computer.'],
  EAI_AGAIN: ['the name server does not answer', 'Check the network, and run the command again.'],
  EBUSY: ['another program uses it', 'Close the other program, and run the command again.'],
  ECONNREFUSED: ['no server listens there', 'Start the server, or correct the address.'],
  ECONNRESET: ['the connection was closed', 'Check the server, and run the command again.'],
  EDQUOT: ['the disk quota is exhausted', 'Delete files, or ask for more space.'],
  EEXIST: ['it already exists', 'Remove it, or choose another path.'],
  EFBIG: ['the file is too large for the file system', 'Choose a path on another disk.'],
  EIO: ['the disk or the terminal failed', 'Check the disk.'],
  EISDIR: ['it is a folder', 'Name a file.'],
  ELOOP: ['it is a symbolic link that leads to itself', 'Remove the link.'],
  EMFILE: ['too many files are open', 'Raise the limit of open files: ulimit -n 4096.'],
  ENAMETOOLONG: ['the path is too long', 'Choose a shorter path.'],
  ENFILE: ['too many files are open', 'Close other programs.'],
  ENOENT: ['it does not exist', 'Correct the path.'],
  ENOSPC: ['no space is left on the disk', 'Free space on the disk.'],
  ENOTDIR: ['a part of the path is not a folder', 'Correct the path.'],
  ENOTEMPTY: ['the folder is not empty', 'Empty the folder, or choose another path.'],
  ENOTFOUND: ['it has no address', 'Correct the name of the host, or check the network.'],
  EPERM: ['the system does not allow it', 'Change the permissions, or run the command as another user.'],
  EPIPE: ['the other program has closed the pipe', 'Check the other program.'],
  EROFS: ['the file system is read-only', 'Choose a path on a disk that is writable.'],
  ETIMEDOUT: ['no answer came in time', 'Check the network, and run the command again.'],
  ETXTBSY: ['it is running', 'Stop the program, and run the command again.'],
};
