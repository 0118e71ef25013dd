/** Runs a function. On a terminal, shows a message with the elapsed time if the function takes more than a second. */
export async function withProgress<T>(label: string, work: () => Promise<T>): Promise<T> {
  const { stderr } = process;
  if (!stderr.isTTY) return work();
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
