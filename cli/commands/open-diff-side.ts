import { existsSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { isRevisionName, openRevision, RevisionError } from '@forgespec/diff/description/git-reader';
import { createDiagnostics, isFetched, sourceName } from '@forgespec/description/diagnostics';
import { loadDescription, type Description } from '@forgespec/description/load';
import { CommandError } from './command-error.ts';
import { limitGarbage } from './heap-memory.ts';
import { openInput, refuseOtherScheme, type InputOptions } from './open-input.ts';

/** One of the two descriptions of a comparison, after loading. */
export interface DiffSide {
  readonly description: Description;
  /** Converts the path of a file to the name that reported changes show. */
  readonly nameOf: (path: string) => string;
}

/**
 * Loads both descriptions of a comparison.
 *
 * @param command the name of the command, for messages.
 * @throws {CommandError} if a description cannot be read. If both descriptions cannot be read, the message contains both problems.
 */
export async function openDiffSides(
  base: string,
  revision: string,
  options: Omit<InputOptions, 'spec'>,
  command: string,
): Promise<readonly [old: DiffSide, revised: DiffSide]> {
  limitGarbage();
  const [old, revised] = [await opened(base, options, command), await opened(revision, options, command)];
  if (!(old instanceof CommandError) && !(revised instanceof CommandError)) return [old, revised];
  const errors = [old, revised].filter((side) => side instanceof CommandError);
  const messages = new Set(errors.map(({ message }) => message));
  throw new CommandError([...messages].join('\n'), 2);
}

async function opened(
  name: string,
  options: Omit<InputOptions, 'spec'>,
  command: string,
): Promise<CommandError | DiffSide> {
  try {
    return await openDiffSide(name, options, command);
  } catch (error) {
    if (error instanceof CommandError) return error;
    throw error;
  }
}

/**
 * Loads one of the two descriptions: a file, a URL, or `REV:path` of a git revision. If the description can be read, its problems are not
 * reported.
 *
 * @param command the name of the command, for messages.
 * @throws {CommandError} if the description cannot be read.
 */
export async function openDiffSide(
  name: string,
  options: Omit<InputOptions, 'spec'>,
  command: string,
): Promise<DiffSide> {
  refuseOtherScheme(name);
  const isRevision = !isFetched(name) && !existsSync(name) && isRevisionName(name);
  const opened = isRevision ? await openAtRevision(name, options, command) : await openFile(name, options, command);
  const diagnostics = createDiagnostics();
  // An operation may be only on one side.
  const description = await loadDescription(opened.spec, diagnostics, { ...opened, allowsUnmatched: true });
  opened.finish();
  if (description !== undefined) return { description, nameOf: opened.nameOf };
  const problem = diagnostics.all.find(({ severity }) => severity === 'error');
  const place =
    problem?.location === undefined ? '' : `${opened.nameOf(problem.location.source.path)}:${problem.location.line}: `;
  const isMissing = problem?.code === 'file-missing' && problem.location === undefined && isRevision;
  const words = isMissing
    ? 'Correct the path or the revision. `git ls-tree -r --name-only REVISION` lists its files.'
    : problem?.fix;
  const fix = words === undefined ? '' : `\nfix: ${words}`;
  const message = problem?.message ?? 'It is not an OpenAPI description.';
  throw new CommandError(`${name} cannot be compared. ${place}${message}${fix}`, 2);
}

async function openFile(name: string, options: Omit<InputOptions, 'spec'>, command: string) {
  return {
    ...(await openInput({ ...options, spec: name }, { command })),
    nameOf: (path: string) => sourceName(path),
  };
}

async function openAtRevision(name: string, options: Omit<InputOptions, 'spec'>, command: string) {
  const remote = await openInput({ ...options, spec: name.slice(name.indexOf(':') + 1) }, { command });
  try {
    const { path, reader, nameOf } = await openRevision(name, remote.reader);
    return { ...remote, spec: path, reader, nameOf };
  } catch (error) {
    if (!(error instanceof RevisionError)) throw error;
    throw new CommandError(`${error.message}\nfix: ${error.fix}`, 2);
  }
}

/** Returns the name of a description in the last commit: `HEAD:./spec/openapi.yaml`. */
export function inLastCommit(spec: string): string {
  if (isFetched(spec)) {
    const fix = 'Write the path of the old description as the first argument, such as old.yaml.';
    throw new CommandError(`The description is a URL, so the last commit does not contain it.\nfix: ${fix}`, 2);
  }
  return inRevision('HEAD', spec);
}

/** Converts the path of a file in the working tree to the name of this file in a git revision: `v1.0.0:./spec/openapi.yaml`. */
export function inRevision(revision: string, file: string): string {
  const path = relative(process.cwd(), resolve(file)).split(sep).join('/');
  return `${revision}:${path.startsWith('.') ? path : `./${path}`}`;
}
