import { expect, test } from 'vitest';
import { releaseMemory } from '../../cli/commands/heap-memory.ts';

test('memory of objects that are no longer used is returned to the operating system', () => {
  // A function of its own, so that no variable still refers to the objects.
  const fillHeap = (): number => {
    const objects = Array.from({ length: 500_000 }, (_, index) => ({ index }));
    return objects.length + process.memoryUsage().heapTotal;
  };
  const filled = fillHeap();
  releaseMemory();
  expect(process.memoryUsage().heapTotal).toBeLessThan(filled - 10_000_000);
  expect(globalThis.gc).toBeUndefined();
});
