import { existsSync } from 'node:fs';
import { relative } from 'node:path';
import { createDiagnostics, printable, styleFor } from '@forgespec/description/diagnostics';
import { checkConfig } from '../config/check-config.ts';
import { commandValues } from '../config/command-values.ts';
import { loadConfig } from '../config/load-config.ts';
import { type LoadedConfig, settingAt } from '../config/loaded-config.ts';
import type { DoctorCommandOptions } from '../declarations/doctor.ts';
import { generateDeclaration } from '../declarations/generate.ts';
import { mockDeclaration } from '../declarations/mock.ts';
import { sandboxDeclaration } from '../declarations/sandbox.ts';
import { serveDeclaration } from '../declarations/serve.ts';
import { checkCompiler } from '../doctor/check-compiler.ts';
import { checkOutputs } from '../doctor/check-output.ts';
import { checkPort } from '../doctor/check-port.ts';
import type { CheckResult } from '../doctor/check-result.ts';
import { findPackageManager } from '../init/package-manager.ts';
import { openInput } from './open-input.ts';
import { withProgress } from './progress.ts';
import { isInstalled, missingPackages, packagesOf } from './require-packages.ts';

/** Runs `forgespec doctor`. Returns the exit code: 1 if a check has the status `error`. */
export async function doctorCommand({ json }: DoctorCommandOptions): Promise<number> {
  const results = await withProgress('checking the project', checkProject);
  const isGood = results.every(({ status }) => status !== 'error');
  process.stdout.write(json ? `${JSON.stringify({ ok: isGood, checks: results }, null, 2)}\n` : textOf(results));
  return isGood ? 0 : 1;
}

async function checkProject(): Promise<CheckResult[]> {
  const results: CheckResult[] = [{ name: 'Node', status: 'ok', message: process.versions.node }];
  const diagnostics = createDiagnostics();
  const config = await loadConfig(undefined, diagnostics);
  if (config !== undefined) await checkConfig(config, diagnostics);
  for (const { message, fix = 'Correct the config.', place } of diagnostics.all) {
    const file = place === undefined ? '' : relative(process.cwd(), place.source.path);
    const location = place === undefined ? '' : ` (${file}:${place.line}:${place.column})`;
    results.push({ name: 'config', status: 'error', message: `${message}${location}`, fix });
  }
  // The other checks need a config without faults.
  if (config === undefined || diagnostics.hasErrors) return results;
  const isFound = config.file !== undefined;
  results.push({
    name: 'config',
    status: 'ok',
    message: isFound ? 'It has no faults.' : 'No config file was found. The default settings apply.',
  });
  const given = { config: undefined, values: new Map() };
  const runs = commandValues(generateDeclaration, given, config);
  const outputs = runs.map(({ report, ...output }) => output);
  const [first] = runs;
  if (first !== undefined) {
    const { rules, severities, strict } = first;
    const { finish, ...input } = await openInput(first, { command: 'doctor', comparesCode: true });
    if (!isFound && !existsSync(input.spec)) {
      const { exec } = findPackageManager(process.cwd());
      const fix = `If the description is in another file, run \`${exec} forgespec init FILE\`. If there is no description, \`${exec} forgespec init\` writes an example.`;
      return [...results, { name: 'description', status: 'error', message: `There is no ${input.spec}.`, fix }];
    }
    const isLinted = runs.some(({ lint }) => lint);
    const checks = await checkOutputs({ ...input, severities, strict, rules: isLinted ? rules : undefined }, outputs);
    finish();
    for (const [index, output] of outputs.entries())
      results.push(...checkCompiler(output, process.cwd()), ...(checks[index] ?? []));
  }
  results.push(...checkPackages(config));
  const servers = [
    [serveDeclaration, packagesOf.docs],
    [mockDeclaration, packagesOf.mock],
    [sandboxDeclaration, packagesOf.sandbox],
  ] as const;
  for (const [declaration, packages] of servers) {
    // If a package of a command is missing, the project probably does not use the command. In this case, do not check the port of the
    // command.
    if (!packages.every((name) => isInstalled(name))) continue;
    for (const { host, port } of commandValues<Pick<typeof mockDeclaration.options, 'host' | 'port'>>(
      declaration,
      given,
      config,
    )) {
      results.push(await checkPort(declaration.name, host, port));
    }
  }
  return results;
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
