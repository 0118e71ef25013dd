import { isInCi } from './in-ci.ts';

/**
 * Runs a function. If the function takes more than a second, shows a message with the elapsed time on the terminal. Shows nothing in CI,
 * because the message is updated again and again, and a log would contain each update.
 */
export async function withProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const { stderr } = process;
  if (!stderr.isTTY || isInCi()) return work();
  const started = performance.now();
  const timer = setInterval(() => {
    stderr.write(`\r${label} … ${Math.round((performance.now() - started) / 1000)} s`);
  }, 1000);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (performance.now() - started >= 1000) stderr.write('\r\u001b[K');
  }
}
