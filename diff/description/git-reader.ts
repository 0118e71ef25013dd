import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { decodedText, type ReadFailure } from '@forgespec/description/files';
import { isFetched, type SourceFile } from '@forgespec/description/diagnostics';
import { fileReader, type SourceReader } from '@forgespec/description/load';

/** A description in a revision of a git repository. */
export interface RevisionInput {
  /** The absolute path of the root file of the description in the working tree. The file does not have to exist in the working tree. */
  readonly path: string;
  /** Reads files of the revision. */
  readonly reader: SourceReader;
  /** Returns the name of a file for messages: `HEAD:spec/openapi.yaml`. */
  readonly nameOf: (path: string) => string;
}

/** The error that is thrown if a revision cannot be read. `fix` explains how to solve the problem. */
export class RevisionError extends Error {
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/**
 * Returns a reader for a description in a git revision. Referenced files are read from the same revision. The working tree does not change.
 *
 * @param name a revision and a path, as in `git show`: `HEAD~1:spec/openapi.yaml`. The path is relative to the root of the repository. A
 * path that begins with `./` or `../` is relative to the current folder.
 * @param remote the reader of documents that have a URL.
 * @throws {RevisionError} if the current folder is not in a repository, or if the repository does not have the revision.
 */
export async function openRevision(name: string, remote: SourceReader = fileReader): Promise<RevisionInput> {
  const colon = name.indexOf(':');
  const [revision, given] = [name.slice(0, colon), name.slice(colon + 1)];
  const root = (await gitOutput(['rev-parse', '--show-toplevel'], process.cwd()))?.toString().trim();
  if (root === undefined)
    throw new RevisionError(
      'This folder is not in a git repository.',
      'Run the command in a git repository, or pass the path of a file in place of the revision.',
    );
  const found = await gitOutput(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`], root);
  if (found === undefined) {
    const fix =
      'Correct the name of the revision. In a shallow clone, fetch the revision first: `git fetch --depth 1 origin REVISION`.';
    throw new RevisionError(`The repository has no revision \`${revision}\`.`, fix);
  }
  const commit = found.toString().trim();
  const path = isAbsolute(given) ? given : resolve(/^\.\.?\//u.test(given) ? process.cwd() : root, given);
  const nameOf = (file: string): string =>
    isFetched(file) ? file : `${revision}:${relative(root, file).split(sep).join('/')}`;
  return {
    path,
    nameOf,
    reader: {
      ...remote,
      read: async (file) => (isFetched(file) ? remote.read(file) : readBlob(root, commit, file, nameOf(file))),
    },
  };
}

async function readBlob(root: string, commit: string, path: string, name: string): Promise<ReadFailure | SourceFile> {
  const inside = relative(root, path).split(sep).join('/');
  const isInside = inside !== '' && !inside.startsWith('../') && !isAbsolute(inside);
  const bytes = isInside ? await gitOutput(['cat-file', 'blob', `${commit}:${inside}`], root) : undefined;
  if (bytes === undefined) {
    return { code: 'file-missing', message: `There is no file ${name}.`, fix: 'Correct the path or the revision.' };
  }
  try {
    return { path: join(root, inside), text: decodedText(bytes) };
  } catch {
    return { code: 'file-unreadable', message: `${name} is not UTF-8 text.`, fix: 'Compare another revision.' };
  }
}

/**
 * Runs git in a folder. Returns the output of git, or undefined if git fails.
 *
 * @throws {RevisionError} if git cannot be started, or if it refuses to read the repository of another user.
 */
export const gitOutput = (args: readonly string[], folder: string): Promise<Buffer | undefined> =>
  new Promise((done, reject) => {
    // The messages of git are in English then.
    const env = { ...process.env, LC_ALL: 'C' };
    execFile('git', args, { cwd: folder, encoding: 'buffer', maxBuffer: 1e9, env }, (error, stdout, stderr) => {
      const failure = error === null ? undefined : startFailure(error, stderr.toString(), folder);
      if (failure === undefined) done(error === null ? stdout : undefined);
      else reject(failure);
    });
  });

function startFailure({ code }: ExecFileException, stderr: string, folder: string): RevisionError | undefined {
  if (code === 'ENOENT' && existsSync(folder))
    return new RevisionError('The program git is not installed.', 'Install git from https://git-scm.com/downloads.');
  if (code === 'EACCES')
    return new RevisionError('The program git cannot be started: its file is not executable.', 'Install git again.');
  if (!stderr.includes('dubious ownership')) return undefined;
  const fix = 'Run `git config --global --add safe.directory PATH` with the path of the repository.';
  return new RevisionError('git does not read the repository, because it belongs to another user.', fix);
}

/**
 * Returns true if a text names a file of a revision: `HEAD:openapi.yaml`. Returns false for a URL, and for a Windows path such as
 * `C:\api.yaml`.
 */
export const isRevisionName = (text: string): boolean =>
  /^[^:\s][^:\s]+:[^:]+$/u.test(text) && !/^[a-z]+:\/\//iu.test(text);
