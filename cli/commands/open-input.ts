import { resolve } from 'node:path';
import { isFetched, printable, type SourceFile } from '@forgespec/description/diagnostics';
import { decodedText, encodingFault } from '@forgespec/description/files';
import type { ReadingOptions, Remote, SourceReader } from '@forgespec/description/load';
import type { OptionValues } from '../options/command-option.ts';
import type { descriptionOptions } from '../options/description-options.ts';
import type { HeaderVariable } from '../options/fetch-options.ts';
import { CommandError } from './command-error.ts';
import { isInCi } from './in-ci.ts';

/** The path of a description, and the options that control how the description is loaded. */
export interface InputOptions extends OptionValues<typeof descriptionOptions> {
  readonly spec: string;
  /** The file name for a description that comes from standard input. Undefined if the command line does not set `--stdin-filename`. */
  readonly stdinFilename?: string | undefined;
}

/** The command that reads a description. */
export interface InputUse {
  /** The name of the command. */
  readonly command: string;
  /** True if the command may read the description from standard input. Default: false. */
  readonly readsStdin?: boolean;
  /** True if the command writes generated code. Such a command adds missing checksums to the lock file. Default: false. */
  readonly writesCode?: boolean;
  /** True if the command only compares generated code. For such a command, a missing checksum is an error. Default: false. */
  readonly comparesCode?: boolean;
}

/** A description that can be loaded. */
export interface OpenedInput extends ReadingOptions {
  /** The path or URL of the root file. */
  readonly spec: string;
  readonly remotes: readonly Remote[];
  /** Reads documents from URLs and standard input. Undefined if the description consists only of files on this computer. */
  readonly reader: SourceReader | undefined;
  /** Writes the lock file, and prints notes. Call this function after the description was loaded. */
  readonly finish: () => void;
}

/**
 * Opens the description of a command: a file, a URL, or standard input.
 *
 * @throws {CommandError} if the options contradict each other, or a header has no value.
 */
export async function openInput(options: InputOptions, use: InputUse): Promise<OpenedInput> {
  const { spec, remotes, names, pagination, streams, allowOrigin = [], offline, stdinFilename } = options;
  const selections = options.operations === undefined ? undefined : [options.operations];
  const reading = { remotes, names, pagination, streams, overlays: options.overlay, selections };
  refuseContradictions(options, use);
  refuseOtherScheme(spec);
  if (isFetched(spec)) refuseBadUrl(spec);
  const given = spec === '-' ? await readInput(use, stdinFilename) : undefined;
  const root = given?.path ?? spec;
  const isLocal = !isFetched(root) && allowOrigin.length === 0;
  if (isLocal && given === undefined) return { ...reading, spec, reader: undefined, finish: () => undefined };
  const { createRemoteReader } = await import('@forgespec/description/remote-reader');
  const { readerWithText } = await import('@forgespec/description/load');
  const reader = createRemoteReader({
    root,
    allowedOrigins: allowOrigin,
    headers: isFetched(root) ? headersFrom(options.header) : {},
    timeout: options.fetchTimeout,
    maxBytes: options.fetchMegabytes * 1_000_000,
    offline,
    lock: { file: resolve(options.lockFile), mode: lockMode(options, use) },
  });
  return {
    ...reading,
    spec: root,
    reader: given === undefined ? reader : readerWithText(given, reader),
    finish: () => {
      for (const note of reader.finish()) process.stderr.write(`${printable(note)}\n`);
    },
  };
}

/** @throws {CommandError} if the options contradict each other. */
function refuseContradictions({ spec, updateLock, offline, stdinFilename }: InputOptions, use: InputUse): void {
  if (updateLock && (offline || use.comparesCode === true)) {
    const other = offline ? '--offline' : '--check';
    throw new CommandError(
      `--update-lock and ${other} exclude each other, because ${other} does not allow new documents.`,
      2,
    );
  }
  if (stdinFilename !== undefined && spec !== '-') {
    throw new CommandError(
      `--stdin-filename names a description that is read from standard input, but this description is ${isFetched(spec) ? 'a URL' : 'a file'}.\nfix: Write --spec -, or remove --stdin-filename.`,
      2,
    );
  }
}

function lockMode({ lock, updateLock }: InputOptions, use: InputUse) {
  if (updateLock) return 'update';
  if (!lock) return undefined;
  if (use.comparesCode === true || (use.writesCode === true && isInCi())) return 'require';
  return use.writesCode === true ? 'add' : 'verify';
}

/**
 * Rejects a URL with a scheme such as `ftp`. Without this check, the URL would be the name of a file.
 *
 * @throws {CommandError} if the description is such a URL.
 */
export function refuseOtherScheme(spec: string): void {
  const [, scheme] = /^([a-z][a-z\d+.-]+):\/\//iu.exec(spec) ?? [];
  if (scheme === undefined || isFetched(spec)) return;
  const fix =
    scheme.toLowerCase() === 'file'
      ? 'Write the path without `file://`.'
      : 'Download the description, and name its file.';
  throw new CommandError(
    `A description cannot be read from a URL with the scheme ${scheme}, only with http and https.\nfix: ${fix}`,
    2,
  );
}

/**
 * Rejects a URL that is not valid or has credentials. The messages do not contain the URL, because its credentials would then get into
 * logs.
 */
export function refuseBadUrl(spec: string): void {
  if (!URL.canParse(spec))
    throw new CommandError('The URL of the description is not valid.\nfix: Correct its syntax.', 2);
  const { username, password, host } = new URL(spec);
  if (username === '' && password === '') return;
  throw new CommandError(
    `The URL of ${host} contains a user name or a password, which would get into logs.\nfix: Remove them. Write the value of the header into an environment variable, and name this variable: --header authorization=VARIABLE.`,
    2,
  );
}

/**
 * Returns the headers with the values of their environment variables. Error messages do not contain these values, because the values are
 * secret.
 */
export function headersFrom(headers: readonly HeaderVariable[]): Record<string, string> {
  return Object.fromEntries(
    headers.map(({ name, variable }) => {
      const value = process.env[variable];
      if (value === undefined || value === '') {
        const state = value === undefined ? 'not set' : 'empty';
        throw new CommandError(`The header ${name} needs the environment variable ${variable}, which is ${state}.`, 2);
      }
      if (/[^\t\x20-\x7e]/u.test(value)) {
        const message = `The environment variable ${variable} has a character that a header must not have.`;
        throw new CommandError(`${message}\nfix: Remove line breaks and characters outside of ASCII.`, 2);
      }
      return [name, value];
    }),
  );
}

/**
 * Reads the description from standard input. `name` is a file name for the description. Its extension selects YAML or JSON, diagnostics
 * show this name, and relative references are resolved from its folder.
 */
async function readInput({ command, readsStdin = false }: InputUse, name: string | undefined): Promise<SourceFile> {
  if (!readsStdin) {
    const fix = 'Write the description to a file, and name the file with --spec.';
    throw new CommandError(`forgespec ${command} cannot read the description from standard input.\nfix: ${fix}`, 2);
  }
  if (process.stdin.isTTY) {
    const example = `forgespec ${command} --spec - < openapi.yaml`;
    throw new CommandError(
      `Standard input is the terminal, so it contains no description.\nfix: Redirect a file: ${example}`,
      2,
    );
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  try {
    const text = decodedText(bytes);
    return { path: resolve(name ?? (/^\s*[[{]/u.test(text) ? 'stdin.json' : 'stdin.yaml')), text };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw new CommandError(`Standard input ${encodingFault(bytes)}.\nfix: Convert the description to UTF-8.`, 2);
  }
}
