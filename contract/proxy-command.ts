import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { printable } from '@forgespec/description/diagnostics';
import { observe } from './passive/observe.ts';
import { readBaseline } from './5-report/baseline.ts';
import { exitCodeOf, type ExitCode } from './5-report/exit-code.ts';
import { writeReports, type ReportSettings } from './5-report/write-reports.ts';
import { CannotRunError } from './cannot-run.ts';
import { openJournal } from './5-report/journal.ts';
import { parseTarget } from './3-ask/target.ts';
import type { ContractSubject } from './1-describe/subject.ts';

/** The options of `forgespec contract --proxy`. */
export interface ProxyCommandOptions {
  /** The address of the observed server. */
  readonly proxy: string;
  readonly host: string;
  readonly port: number;
  readonly hostNames: readonly string[] | undefined;
  readonly baseline: string | undefined;
  readonly report: ReportSettings;
}

/**
 * Runs `forgespec contract --proxy`. Starts a proxy through which other tests send their requests. Checks each request and its response
 * until a signal to stop. Returns the exit code.
 *
 * @throws {CannotRunError} if the address is not valid, or the port is in use.
 */
export async function runProxyCommand(
  subject: ContractSubject,
  options: ProxyCommandOptions,
  runUntilStopped: (proxy: Closable) => Promise<void>,
): Promise<ExitCode> {
  const upstream = parseTarget(options.proxy, subject.api, '--proxy');
  const say = (line: string): void => void process.stderr.write(`${line}\n`);
  const { title: api, version } = subject.api;
  const head = { api, version, target: upstream.address, seed: 0, level: 'traffic' };
  const { ndjson } = options.report.files;
  const journal = ndjson === undefined ? undefined : openJournal(ndjson, head, false);
  try {
    const summary = await observe({
      subject,
      upstream,
      host: options.host,
      port: options.port,
      hostNames: options.hostNames,
      baseline: options.baseline === undefined ? [] : readBaseline(options.baseline),
      keepExchanges: options.report.files.har !== undefined,
      runUntilStopped,
      onStart: (url) =>
        say(
          `Send the requests of your tests to ${url}, which forwards them to ${upstream.origin}. ` +
            'Ctrl+C stops the proxy and writes the reports.',
        ),
      onResult: (result) => {
        journal?.result(result);
        const { id, verdict } = result;
        if (verdict.kind === 'failed') say(printable(`${id}: ${verdict.findings[0]?.message ?? ''}`));
      },
    });
    writeReports(summary, upstream.origin, options.report);
    const exitCode = exitCodeOf(summary);
    journal?.end(exitCode, summary.operations);
    return exitCode;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CannotRunError(`Port ${options.port} of ${options.host} is in use. Use --port to set another port.`, {
        cause: error,
      });
    }
    throw error;
  }
}
