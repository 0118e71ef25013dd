import { sourceName } from '../diagnostics/source-file.ts';

/**
 * Protects the process while code of a plugin runs. Its output on stdout goes to stderr, because stdout must contain only the result of the
 * command. If the code ends the process, or waits for a promise that never settles, the process reports this and has the exit code 2.
 *
 * @param file the file that configures the plugin.
 */
export async function guardProcess<Result>(file: string, run: () => Promise<Result>): Promise<Result> {
  const { write } = process.stdout;
  process.stdout.write = process.stderr.write.bind(process.stderr);
  const reportEnd = (): void => {
    process.stderr.write(
      `error A rule or plugin of ${sourceName(file)} ends the process, or waits for a promise that never settles.\nfix: Correct the rule or plugin.\n`,
    );
    process.exitCode = 2;
  };
  process.once('exit', reportEnd);
  try {
    return await run();
  } finally {
    process.off('exit', reportEnd);
    process.stdout.write = write;
  }
}
