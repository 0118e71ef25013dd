import { createDiagnostics } from '@forgespec/generator/diagnostics';
import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { CommandError } from './command-error.ts';
import { generateCommand } from './generate.ts';
import { printReport } from './print-report.ts';

/**
 * Generates the outputs of the config, one after the other. If one fails, the others are still complete.
 *
 * @returns the highest exit code of them.
 */
export async function generateOutputs(outputs: readonly GenerateCommandOptions[]): Promise<number> {
  const reports = outputs.map(({ report }) => report).filter((report) => report !== undefined);
  const repeated = reports.find((report, index) => reports.indexOf(report) < index);
  if (repeated !== undefined) {
    const place = repeated === true ? 'stdout' : repeated;
    throw new CommandError(`Several outputs write their report to ${place}. Name one of the outputs with --out.`, 2);
  }
  if (outputs.some(({ format = 'text', report }) => format !== 'text' && report === true)) {
    throw new CommandError(
      '--report and --format would both print on stdout. Name a file for the report: --report FILE.',
      2,
    );
  }
  const [{ format = 'text', spec } = { spec: '' }] = outputs;
  const found = createDiagnostics();
  let exitCode = 0;
  for (const [index, output] of outputs.entries()) {
    // The rules check the description, which is the same for all outputs.
    const options = { ...output, lint: output.lint && index === 0 };
    const code = await (format === 'text'
      ? generateCommand(options)
      : generateCommand(options, (diagnostics) => found.add(...diagnostics)));
    exitCode = Math.max(exitCode, code);
  }
  // One report for all outputs: two JSON documents in one stream are not JSON.
  if (format !== 'text') printReport(format, { spec, diagnostics: found.all });
  return exitCode;
}
