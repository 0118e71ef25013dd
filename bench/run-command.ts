import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** The time and the memory that a command needed. */
export interface Cost {
  readonly milliseconds: number;
  /** The maximum resident set size in bytes. 0 if the operating system has no `/proc`. */
  readonly peakMemory: number;
}

/**
 * Runs a Node.js program in a new process. Measures the time and the memory of the process. The time includes its start.
 *
 * @param folder the working directory, in which a command may find config files. Default: that of this process.
 * @throws {Error} if the program fails.
 */
export async function runNode(args: readonly string[], folder: string = process.cwd()): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let peakMemory = 0;
  const sampler = setInterval(() => (peakMemory = Math.max(peakMemory, residentPeak(child.pid))), 5);
  const [code] = await once(child, 'exit');
  clearInterval(sampler);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${errors}`);
  return { milliseconds: performance.now() - started, peakMemory };
}

/** Returns the maximum resident set size of a process in bytes. Returns 0 if the operating system is not Linux. */
function residentPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** Returns the median of some numbers. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
