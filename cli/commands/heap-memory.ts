import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The function `gc` of V8. It collects all garbage. */
type CollectGarbage = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void;

/**
 * Collects all garbage, and returns the unused memory of the heap to the operating system. Without this function, V8 keeps most of this
 * memory for later objects. Takes about 100 milliseconds for a small heap.
 */
export function releaseMemory(): void {
  // The flag adds the function `gc` only to contexts that are created later, so a new context is needed.
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as CollectGarbage;
  setFlagsFromString('--no-expose-gc');
  collectGarbage({ type: 'major', flavor: 'last-resort' });
}

/** The size above which a heap counts as large, in bytes. A description with 100 operations needs a quarter of this size. */
const LARGE_HEAP = 200_000_000;

/**
 * Limits the garbage in the heap to 30 % of the size of the objects in use. In a large heap, the limit is 60 %, because a collection takes
 * longer there. Without this limit, if a process generates many times, its heap becomes twice as large as it was after the first runs.
 */
export function limitHeapGrowth(): void {
  const percent = getHeapStatistics().used_heap_size < LARGE_HEAP ? 30 : 60;
  setFlagsFromString(`--heap-growing-percent=${percent}`);
}

/**
 * Limits the memory of a comparison. It holds two documents with their models, and creates much garbage. The garbage in the heap is limited to
 * 20 % of the size of the objects in use, and new objects get at most 8 MB before a collection. For large descriptions, this saves a third of
 * the memory, and needs a fifth more time.
 */
export function limitGarbage(): void {
  setFlagsFromString('--heap-growing-percent=20');
  setFlagsFromString('--max-semi-space-size=8');
  setFlagsFromString('--semi-space-growth-factor=1');
}

/** Collects all garbage if the heap is large. See {@link releaseMemory}. */
export function releaseLargeHeap(): void {
  if (getHeapStatistics().used_heap_size > LARGE_HEAP) releaseMemory();
}
