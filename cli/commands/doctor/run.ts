import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { relative } from 'node:path';
import { createDiagnostics, type Diagnostic, printable, styleFor } from '@forgespec/description/diagnostics';
import { checkConfig } from '../../config/check-config.ts';
import { commandValues } from '../../config/command-values.ts';
import { loadConfig } from '../../config/load-config.ts';
import { type LoadedConfig, settingAt } from '../../config/loaded-config.ts';
import type { DoctorCommandOptions } from './declaration.ts';
import { generateDeclaration, type GenerateCommandOptions } from '../generate/declaration.ts';
import { mockDeclaration } from '../mock/declaration.ts';
import { sandboxDeclaration } from '../sandbox/declaration.ts';
import { serveDeclaration } from '../serve/declaration.ts';
import { checkCompiler } from './check-compiler.ts';
import { checkOutputs } from './check-output.ts';
import type { CheckResult } from './check-result.ts';
import { findPackageManager } from '../package-manager.ts';
import { openInput } from '../open-input.ts';
import { withProgress } from '../progress.ts';
import { isInstalled, missingPackages, packagesOf } from '../require-packages.ts';

/** Runs `forgespec doctor`. Returns the exit code: 1 if a check has the status `error`. */
export async function doctorCommand({ json }: DoctorCommandOptions): Promise<number> {
  const results = await withProgress('checking the project', checkProject);
  const isGood = results.every(({ status }) => status !== 'error');
  process.stdout.write(json ? `${JSON.stringify({ ok: isGood, checks: results }, null, 2)}\n` : textOf(results));
  return isGood ? 0 : 1;
}

async function checkProject(): Promise<CheckResult[]> {
  const node: CheckResult = { name: 'Node', status: 'ok', message: process.versions.node };
  const diagnostics = createDiagnostics();
  const config = await loadConfig(undefined, diagnostics);
  if (config !== undefined) await checkConfig(config, diagnostics);
  const faults = diagnostics.all.map(configFault);
  // The other checks need a config without faults.
  if (config === undefined || diagnostics.hasErrors) return [node, ...faults];
  const found =
    config.file === undefined ? 'No config file was found. The default settings apply.' : 'It has no faults.';
  const results: CheckResult[] = [node, ...faults, { name: 'config', status: 'ok', message: found }];
  const runs = commandValues(generateDeclaration, noneGiven, config);
  const outputs = await checkRuns(runs, config.file === undefined);
  if (outputs === 'no description') return [...results, missingDescription(runs[0]?.spec ?? '')];
  return [...results, ...outputs, ...checkPackages(config), ...(await checkPorts(config))];
}

const noneGiven = { config: undefined, values: new Map() };

function configFault({ message, fix = 'Correct the config.', location }: Diagnostic): CheckResult {
  const file = location === undefined ? '' : relative(process.cwd(), location.source.path);
  const suffix = location === undefined ? '' : ` (${file}:${location.line}:${location.column})`;
  return { name: 'config', status: 'error', message: `${message}${suffix}`, fix };
}

/**
 * Checks the description and the outputs.
 *
 * @param mayBeMissing true if a missing description has a result of its own, because no config names it.
 */
async function checkRuns(
  runs: readonly GenerateCommandOptions[],
  mayBeMissing: boolean,
): Promise<readonly CheckResult[] | 'no description'> {
  const [first] = runs;
  if (first === undefined) return [];
  const { rules, severities, strict } = first;
  const { finish, ...input } = await openInput(first, { command: 'doctor', comparesCode: true });
  if (mayBeMissing && !existsSync(input.spec)) return 'no description';
  const outputs = runs.map(({ report, ...output }) => output);
  const isLinted = runs.some(({ lint }) => lint);
  const checks = await checkOutputs({ ...input, severities, strict, rules: isLinted ? rules : undefined }, outputs);
  finish();
  return outputs.flatMap((output, index) => [...checkCompiler(output, process.cwd()), ...(checks[index] ?? [])]);
}

function missingDescription(spec: string): CheckResult {
  const { exec } = findPackageManager(process.cwd());
  const fix = `If the description is in another file, run \`${exec} forgespec init FILE\`. If there is no description, \`${exec} forgespec init\` writes an example.`;
  return { name: 'description', status: 'error', message: `There is no ${spec}.`, fix };
}

/** Checks the ports of the servers whose packages are installed. If a package is missing, the project probably does not use the server. */
async function checkPorts(config: LoadedConfig): Promise<CheckResult[]> {
  const servers = [
    [serveDeclaration, packagesOf.docs],
    [mockDeclaration, packagesOf.mock],
    [sandboxDeclaration, packagesOf.sandbox],
  ] as const;
  const results: CheckResult[] = [];
  for (const [declaration] of servers.filter(([, packages]) => packages.every((name) => isInstalled(name)))) {
    const runs = commandValues<Pick<typeof mockDeclaration.options, 'host' | 'port'>>(declaration, noneGiven, config);
    for (const { host, port } of runs) results.push(await checkPort(declaration.name, host, port));
  }
  return results;
}

/**
 * Checks that a command can listen on its port. If the port is in use, the result is a warning and not an error, because the
 * same command may already be running.
 *
 * @param command the name of the command: `mock`.
 */
async function checkPort(command: string, host: string, port: number): Promise<CheckResult> {
  const name = `port of ${command}`;
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return { name, status: 'ok', message: port === 0 ? 'Any free port is used.' : `${host}:${port} is free.` };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const message = code === 'EADDRINUSE' ? `${host}:${port} is in use.` : `${host}:${port} cannot be used: ${code}.`;
    const fix = `Stop the program that uses the port, or set another port: \`forgespec ${command} --port 0\` uses any free one.`;
    return { name, status: 'warning', message, fix };
  } finally {
    server.close();
  }
}

/** Checks that the config only configures commands whose packages are installed. */
function checkPackages(config: LoadedConfig): CheckResult[] {
  return Object.entries(packagesOf).flatMap(([command, packages]): CheckResult[] => {
    if (settingAt(config.value, [command]) === undefined) return [];
    const missing = missingPackages(command, packages);
    if (missing === undefined) return [];
    return [{ name: 'packages', status: 'error', message: `${missing.message}.`, fix: missing.fix }];
  });
}

function textOf(results: readonly CheckResult[]): string {
  const style = styleFor(process.stdout);
  const labels = { ok: style.green('ok     '), warning: style.yellow('warning'), error: style.red('error  ') };
  return results
    .map(({ name, status, message, fix }) => {
      const line = `${labels[status]} ${style.bold(printable(name))}: ${printable(message)}\n`;
      return fix === undefined ? line : `${line}        ${style.green('fix:')} ${printable(fix)}\n`;
    })
    .join('');
}
