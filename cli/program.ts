import { setFlagsFromString } from 'node:v8';
import { handleBrokenOutput } from './commands/broken-output.ts';
import { reportFailure } from './commands/report-failure.ts';
import { createProgram } from './create-program.ts';

const [, , command = '', ...args] = process.argv;
// The settings below make short runs faster. They would make a command with `--watch` slower, because it runs for a long time.
const isShort = !args.includes('--watch');
if (command === 'generate' && isShort) (await import('./limit-young-generation.ts')).limitYoungGeneration();
// A run of `docs`, `generate` or `lint` is short, so V8 would not use most of the code that it optimizes. V8 optimizes code in other threads, which
// compete with this thread for the processor cores. So these flags delay the optimization.
if (((command === 'docs' || command === 'generate') && isShort) || command === 'lint')
  setFlagsFromString('--invocation-count-for-maglev=1500 --invocation-count-for-turbofan=60000');

handleBrokenOutput();
process.on('uncaughtException', (error) => {
  // The state of the command is unknown now, so it must not continue.
  process.exit(reportFailure(error));
});
try {
  await createProgram((code) => (process.exitCode = code)).parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
