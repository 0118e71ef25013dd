import { setFlagsFromString } from 'node:v8';
import { handleBrokenOutput } from './commands/broken-output.ts';
import { reportFailure } from './commands/report-failure.ts';
import { createProgram } from './create-program.ts';

if (process.argv[2] === 'generate') {
  // `generate` uses two threads, which create many short-lived objects. Collecting these objects often saves a third of the
  // memory. Helper threads of the garbage collector and of the optimizing compiler would compete with the two threads for the
  // cores. Most of the optimized code would not be used, because a run is short.
  setFlagsFromString('--min-semi-space-size=2 --semi-space-growth-factor=1 --single-threaded-gc');
  setFlagsFromString('--invocation-count-for-maglev=1500 --invocation-count-for-turbofan=60000');
}

handleBrokenOutput();
try {
  await createProgram((code) => (process.exitCode = code)).parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
