import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { CommandError } from './command-error.ts';
import { generateCommand } from './generate.ts';

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
  let exitCode = 0;
  for (const [index, output] of outputs.entries()) {
    // The rules check the description, which is the same for all outputs.
    const options = { ...output, lint: output.lint && index === 0 };
    exitCode = Math.max(exitCode, await generateCommand(options));
  }
  return exitCode;
}
