// A process loads this module with `--import`. When the process exits, the module writes the processor time and the peak memory of the
// process to a file. The environment variable `MEASURE_FILE` contains the path of the file. If the process is killed, no file is written.

import { writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

const path = process.env.MEASURE_FILE;
if (isMainThread && path !== undefined) {
  process.on('exit', () => {
    const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
    writeFileSync(path, JSON.stringify({ seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }));
  });
}
