import { resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { createDiagnostics, isFetched, printableLine, sourceName, styleFor } from '@forgespec/description/diagnostics';
import { parse } from '@forgespec/description/load';
import { readSource } from '@forgespec/description/files';
import type { InitCommandOptions } from './declaration.ts';
import { applyActions, finishInterruptedActions } from './apply-actions.ts';
import { InitError } from './init-error.ts';
import type { InitPlan } from './init-plan.ts';
import { planInit } from './plan-init.ts';
import { readProject } from './read-project.ts';
import { fetchOptions, type HeaderVariable } from '../../options/fetch-options.ts';
import { CommandError } from '../command-error.ts';
import { headersFrom, refuseBadUrl, refuseOtherScheme } from '../open-input.ts';
import { printDiagnostics } from '../print-diagnostics.ts';

/** Runs `forgespec init` in the working directory. Returns the exit code. */
export async function initCommand(options: InitCommandOptions): Promise<number> {
  try {
    return await initProject(options);
  } catch (error) {
    if (error instanceof InitError) throw new CommandError(error.message, 2);
    throw error;
  }
}

async function initProject({ document, ci, dryRun, yes, allowOrigin, header }: InitCommandOptions): Promise<number> {
  const folder = process.cwd();
  if (document !== undefined && !(await checkDocument(document, { allowOrigin, header }))) return 1;
  const path = document === undefined || isFetched(document) ? document : sourceName(resolve(document), folder);
  if (!dryRun) finishInterruptedActions(folder);
  const services = ci === 'none' ? [] : ci === undefined ? undefined : [ci];
  const plan = planInit(await readProject(folder, path, services));
  const isWanted = plan.actions.some(({ kind }) => kind !== 'keep');
  process.stdout.write(planText(plan, isWanted));
  if (!isWanted || dryRun) return 0;
  if (!yes && !process.stdin.isTTY) {
    throw new CommandError('Without a terminal, forgespec init needs --yes to write files. Nothing was written.', 2);
  }
  if (!yes && !(await confirm())) {
    process.stdout.write('Nothing was written.\n');
    return 0;
  }
  applyActions(plan.actions, folder);
  process.stdout.write(fetchNote(header, allowOrigin));
  process.stdout.write(`\nDone. Run next:\n${plan.next.map((command) => `  ${command}\n`).join('')}`);
  return 0;
}

/**
 * Checks that the file at a path, or the document at a URL, is an OpenAPI document. Prints the syntax errors of the document.
 *
 * @returns false if the document has syntax errors.
 */
async function checkDocument(document: string, fetching: Fetching): Promise<boolean> {
  refuseOtherScheme(document);
  const source = isFetched(document) ? await fetchSource(document, fetching) : await readSource(resolve(document));
  if ('code' in source) throw new CommandError(`${printableLine(source.message)}\nfix: ${source.fix}`, 2);
  const diagnostics = createDiagnostics();
  const value = parse(source, diagnostics);
  printDiagnostics(diagnostics.all);
  if (value === undefined) return false;
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const { openapi, swagger } = isObject ? value : {};
  if ((typeof openapi === 'string' && openapi.startsWith('3.')) || swagger === '2.0') return true;
  throw new CommandError(
    `${printableLine(document)} is not an OpenAPI 3 document.\nfix: Name a document that starts with \`openapi: 3.1.0\`.`,
    2,
  );
}

/**
 * Returns a note for the user: the fetch options of this run must be added to the config. Returns an empty string if this run has no fetch
 * options.
 */
function fetchNote(header: readonly HeaderVariable[], allowOrigin: readonly string[] | undefined): string {
  if (header.length === 0 && allowOrigin === undefined) return '';
  const headers = Object.fromEntries(header.map(({ name, variable }) => [name, { env: variable }]));
  return `\nAdd this line to the config, so that each command can fetch the document:\n  fetch: ${JSON.stringify({ headers, allowOrigin })}\n`;
}

type Fetching = Pick<InitCommandOptions, 'allowOrigin' | 'header'>;

/**
 * Fetches a document without using the lock file. Later, `forgespec generate` fetches the document again, and adds its checksum to the lock
 * file.
 */
async function fetchSource(document: string, { allowOrigin = [], header }: Fetching) {
  refuseBadUrl(document);
  const { createRemoteReader } = await import('@forgespec/description/remote-reader');
  const { fetchTimeout, fetchMegabytes, lockFile } = fetchOptions;
  const reader = createRemoteReader({
    root: document,
    allowedOrigins: allowOrigin,
    headers: headersFrom(header),
    timeout: fetchTimeout.initial(''),
    maxBytes: fetchMegabytes.initial('') * 1_000_000,
    offline: false,
    lock: { file: resolve(lockFile.initial('')), mode: undefined },
  });
  return reader.read(new URL(document).href);
}

function planText({ actions }: InitPlan, isWanted: boolean): string {
  const style = styleFor(process.stdout);
  const width = Math.max(0, ...actions.map(({ path }) => printableLine(path).length));
  const lines = actions.map(({ kind, path, words }) => {
    const line = `  ${kind.padEnd(6)}  ${printableLine(path).padEnd(width)}  ${printableLine(words)}\n`;
    return kind === 'keep' ? style.dim(line) : line;
  });
  const title = isWanted ? 'Steps of forgespec init:' : 'Nothing to do: the project uses forgespec already.';
  return `${title}\n${lines.join('')}`;
}

/** Requests a confirmation on the terminal. Returns true if the user enters `y` or `yes`. Otherwise returns false. */
async function confirm(): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const ended = new AbortController();
    terminal.once('close', () => ended.abort());
    const answer = await terminal.question('Write these files? (y/N) ', { signal: ended.signal }).catch(() => '');
    return /^y(?:es)?$/iu.test(answer.trim());
  } finally {
    terminal.close();
  }
}
