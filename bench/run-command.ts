import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** What a command took. */
export interface Cost {
  readonly milliseconds: number;
  /** Largest resident set seen, in bytes; 0 where the system has no /proc. */
  readonly peakMemory: number;
}

/**
 * Runs a Node program to its end and measures it from outside, start-up included.
 *
 * @throws {Error} when it fails: what fails is not measured.
 */
export async function runNode(args: readonly string[]): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  let peakMemory = 0;
  const sampler = setInterval(() => (peakMemory = Math.max(peakMemory, residentPeak(child.pid))), 5);
  const [code] = await once(child, 'exit');
  clearInterval(sampler);
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with ${code}:\n${errors}`);
  return { milliseconds: performance.now() - started, peakMemory };
}

/** The high-water mark that Linux keeps for a process. */
function residentPeak(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

/** The value in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
