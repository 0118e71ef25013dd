// Loaded into a process with `--import`. Writes the processor time and the peak memory of the process to the file that the environment
// variable `MEASURE_FILE` names, when the process ends by itself.

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const path = process.env.MEASURE_FILE;
if (isMainThread && path !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
  });
}
