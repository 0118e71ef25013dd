import { runContractCommand as testContract, type ContractOptions } from '@forgespec/contract/command';
import { runProxyCommand } from '@forgespec/contract/proxy';
import type { ReportFiles } from '@forgespec/contract/reports';
import { CannotRunError } from '@forgespec/contract/cannot-run';
import { loadSubject } from '@forgespec/contract/subject';
import { type ContractCommandOptions, reportKinds } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';
import { handleSignals } from '../stop-signals.ts';

/** Runs `forgespec contract`. Returns the exit code, which `contract/5-report/exit-code.ts` explains. */
export async function contractCommand(options: ContractCommandOptions): Promise<number> {
  const { target, proxy, host, port, baseline, allowHost, stopWithParent } = options;
  if ((target === undefined) === (proxy === undefined)) {
    throw new CommandError(
      'Give the URL of the server, such as http://127.0.0.1:4010, with exactly one of two options: --target, to send test requests to the server, or --proxy, to check the requests that other programs send to it.',
      2,
    );
  }
  const report = readReports(options.report ?? []);
  const { spec, finish, ...input } = await openInput(options, { command: 'contract' });
  const { subject, diagnostics } = await loadSubject(spec, input);
  finish();
  printFaults(diagnostics);
  if (subject === undefined) return 2;

  const { requested, runUntilStopped } = handleSignals({ stopWithParent, endsItself: proxy === undefined });
  try {
    return proxy === undefined
      ? await testContract(subject, contractOptions(options, { target: target ?? '', report }), requested)
      : await runProxyCommand(subject, { proxy, host, port, hostNames: allowHost, baseline, report }, runUntilStopped);
  } catch (error) {
    if (error instanceof CannotRunError) throw new CommandError(error.message, 2);
    throw error;
  }
}

function contractOptions(
  options: ContractCommandOptions,
  checked: Pick<ContractOptions, 'report' | 'target'>,
): ContractOptions {
  const { fixtures, against, area, operation, level, readOnly, seed, workers, rate, timeout, maxRequests } = options;
  const { baseline, resume, rerun, shrink, hostile, timeLimit } = options;
  return {
    ...checked,
    fixtures,
    against,
    area,
    operation,
    level,
    readOnly,
    seed,
    workers,
    rate,
    timeout,
    maxRequests,
    hostile,
    timeLimit,
    baseline,
    resume,
    rerun,
    shrink,
  };
}

const isReportKind = (name: string): name is keyof typeof reportKinds => Object.hasOwn(reportKinds, name);

/** Parses the values of `--report`: `junit=report.xml`, `html=report.html`. */
function readReports(items: readonly string[]): ReportFiles {
  const entries = items.map((item) => {
    const [name = '', ...rest] = item.split('=');
    const file = rest.join('=');
    if (!isReportKind(name) || file === '') {
      throw new CommandError(
        `--report accepts ${Object.keys(reportKinds)
          .map((known) => `${known}=FILE`)
          .join(', ')}, but not "${item}".`,
        2,
      );
    }
    return [name, file] as const;
  });
  return Object.fromEntries(entries);
}
