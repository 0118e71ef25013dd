import { resolve } from 'node:path';
import { isFetched } from '@forgespec/description/diagnostics';
import type { ReloadRuns } from '../../config/configured-runs.ts';
import { startLanguageServer } from '../../language-server/start-server.ts';
import { CommandError } from '../command-error.ts';
import type { GenerateCommandOptions } from '../generate/declaration.ts';
import { openInput } from '../open-input.ts';
import { reservedNamesOf } from '../reserved-names-of-outputs.ts';
import type { LanguageServerCommandOptions } from './declaration.ts';

/** Runs `forgespec language-server`, until the editor ends it. Returns the exit code. */
export async function languageServerCommand(
  options: LanguageServerCommandOptions,
  loadOutputs: ReloadRuns<GenerateCommandOptions>,
): Promise<number> {
  const { spec, stdio } = options;
  if (!stdio && process.stdin.isTTY)
    throw new CommandError('An editor starts this command, and sends its requests to standard input.', 2);
  if (isFetched(spec))
    throw new CommandError('An editor cannot edit a description at a URL.\nfix: Name a file with --spec.', 2);
  // Wrong options end the command here, and not in the thread of the checks.
  await openInput(options, { command: 'language-server' });
  const loaded = await loadOutputs();
  const runs = loaded?.runs ?? [];
  const outputs = runs.map(({ out }) => resolve(out));
  const reservedNames = await reservedNamesOf(async () => runs);
  await startLanguageServer({ input: { ...options, reservedNames }, root: resolve(spec), outputs });
  return 0;
}
