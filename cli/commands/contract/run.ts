import { runContractCommand as testContract, type ContractOptions } from '@forgespec/contract/command';
import { runProxyCommand } from '@forgespec/contract/proxy';
import type { ReportFiles, ReportSettings } from '@forgespec/contract/reports';
import { hasDateFormat } from '@forgespec/templates/validators/formats/date';
import { CannotRunError } from '@forgespec/contract/cannot-run';
import { loadSubject } from '@forgespec/contract/subject';
import { type ContractCommandOptions, reportKinds } from './declaration.ts';
import { renderCausesAsGithub, renderCausesAsSarif } from '../../formats/contract-causes.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { handleSignals } from '../stop-signals.ts';

/**
 * Runs `forgespec contract`. Returns the exit code, which `contract/5-report/exit-code.ts` explains.
 *
 * @param outputs returns the outputs of the config. Default: none.
 */
export async function contractCommand(
  options: ContractCommandOptions,
  outputs: ConfiguredOutputs = async () => [],
): Promise<number> {
  const { target, proxy, host, port, baseline, allowHost, stopWithParent } = options;
  if ((target === undefined) === (proxy === undefined)) {
    throw new CommandError(
      'Give the URL of the server, such as http://127.0.0.1:4010, with exactly one of two options: --target, to send test requests to the server, or --proxy, to check the requests that other programs send to it.',
      2,
    );
  }
  const report = reportSettings(options);
  const reserved = await reservedNamesOf(outputs);
  const { spec, finish, ...input } = await openInput(options, { command: 'contract' });
  const { subject, diagnostics } = await loadSubject(spec, input, reserved);
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
  const {
    auth = [],
    settle,
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
  } = options;
  const { baseline, resume, rerun, shrink, hostile, timeLimit } = options;
  return {
    ...checked,
    auth,
    settle: settle === undefined ? undefined : settle * 1000,
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

/** Returns the settings of the reports. Each value of `--report` is `junit=report.xml`, or `github`. */
function reportSettings({ report = [], baselineReason = '', baselineExpires }: ContractCommandOptions): ReportSettings {
  if (baselineExpires !== undefined && !hasDateFormat(baselineExpires))
    throw new CommandError(`--baseline-expires accepts a day such as 2026-12-31, but not "${baselineExpires}".`, 2);
  return {
    files: reportFiles(report.filter((item) => item !== 'github')),
    entry: { reason: baselineReason, expires: baselineExpires },
    sarif: (groups) => renderCausesAsSarif(groups, process.cwd()),
    annotations: report.includes('github') ? renderCausesAsGithub : undefined,
  };
}

function reportFiles(items: readonly string[]): ReportFiles {
  const entries = items.map((item) => {
    const [name = '', ...rest] = item.split('=');
    const file = rest.join('=');
    if (!isReportKind(name) || file === '') {
      const known = Object.keys(reportKinds).map((kind) => `${kind}=FILE`);
      throw new CommandError(`--report accepts ${[...known, 'github'].join(', ')}, but not "${item}".`, 2);
    }
    return [name, file] as const;
  });
  return Object.fromEntries(entries);
}
