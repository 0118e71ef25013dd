import { enableCompileCache } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { handleBrokenOutput } from './commands/broken-output.ts';
import { reportFailure } from './commands/report-failure.ts';
import { createProgram } from './create-program.ts';

// Most of the loaded code is that of compilers. Node keeps its compiled form between runs.
enableCompileCache();
if (process.argv[2] === 'generate') {
  // Two threads on two cores make much garbage of short life. Collected early, it costs a third less memory; helpers of the
  // collector and of the optimizing compiler would take the time from them, and a run is over before most optimized code pays off.
  setFlagsFromString('--min-semi-space-size=2 --semi-space-growth-factor=1 --single-threaded-gc');
  setFlagsFromString('--invocation-count-for-maglev=1500 --invocation-count-for-turbofan=60000');
}

handleBrokenOutput();
try {
  await createProgram((code) => (process.exitCode = code)).parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
