import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { handleBrokenOutput } from './commands/broken-output.ts';
import { reportFailure } from './commands/report-failure.ts';
import { createProgram } from './create-program.ts';

// Most of the loaded code belongs to compilers. Node caches the compiled code between runs.
enableCompileCache();
if (process.argv[2] === 'generate') {
  // Two threads on two cores create many short-lived objects. Collecting them early takes a third less memory. Helper threads of
  // the garbage collector and of the optimizing compiler would compete with the two threads, and a run is too short to gain from
  // most of the optimized code.
  setFlagsFromString('--min-semi-space-size=2 --semi-space-growth-factor=1 --single-threaded-gc');
  setFlagsFromString('--invocation-count-for-maglev=1500 --invocation-count-for-turbofan=60000');
}

handleBrokenOutput();
try {
  await createProgram((code) => (process.exitCode = code)).parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
