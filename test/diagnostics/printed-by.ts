import { vi } from 'vitest';

/** Returns the text that a function prints on stdout. */
export function printedBy(run: () => unknown): string {
  let text = '';
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  try {
    run();
    return text;
  } finally {
    write.mockRestore();
  }
}
