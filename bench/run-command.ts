import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable } from 'node:stream';

/** The resources that a command has used. */
export interface Cost {
  readonly milliseconds: number;
  /** The user and system time of all threads of the process, in milliseconds. */
  readonly processorMilliseconds: number;
  /** The maximum resident set size in bytes. */
  readonly peakMemory: number;
}

/** The file descriptor to which {@link usageReporter} writes. */
const usageDescriptor = 3;

/**
 * A module that is loaded before the program. When the process exits, the module writes the processor time and the peak memory of the
 * process as JSON.
 */
const usageReporter = `data:text/javascript,${encodeURIComponent(`
import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(${usageDescriptor}, JSON.stringify([(userCPUTime + systemCPUTime) / 1000, maxRSS * 1024]));
});`)}`;

/**
 * Runs a Node.js program in a new process. Measures the time and the memory of the process. The time includes the start of the process.
 *
 * @param folder the working directory, in which a command may find config files. Default: the working directory of this process.
 * @throws {Error} if the program fails.
 */
export async function runNode(args: readonly string[], folder: string = process.cwd()): Promise<Cost> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--import', usageReporter, ...args], {
    cwd: folder,
    env: { ...process.env, REDOCLY_TELEMETRY: 'off', DO_NOT_TRACK: '1' },
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [errors, usage] = await Promise.all([
    textOf(child.stdio[2]),
    textOf(child.stdio[usageDescriptor]),
    once(child, 'exit'),
  ]);
  const milliseconds = performance.now() - started;
  if (child.exitCode !== 0) throw new Error(`node ${args.join(' ')} ended with ${child.exitCode}:\n${errors}`);
  const [processorMilliseconds = Number.NaN, peakMemory = Number.NaN] = numbersIn(usage);
  return { milliseconds, processorMilliseconds, peakMemory };
}

/**
 * Returns the numbers that {@link usageReporter} has written. If the process has replaced itself with another program, nothing was written,
 * and the list is empty.
 */
const numbersIn = (json: string): number[] => {
  if (json === '') return [];
  const value: unknown = JSON.parse(json);
  return Array.isArray(value) ? value.map(Number) : [];
};

async function textOf(stream: unknown): Promise<string> {
  let text = '';
  if (stream instanceof Readable) for await (const chunk of stream) text += String(chunk);
  return text;
}

/** Returns the median of some numbers, or NaN if there are none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
