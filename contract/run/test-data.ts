import { createHash } from 'node:crypto';

/** Every name that a run makes up begins so: by this, what a crash left behind is found. */
export const testDataPrefix = 'forgespec_';

/** Names for the test data of a case: the same in every run with the same seed, and in no other case. */
export function createNames(caseId: string, seed: number): () => string {
  const stem = createHash('sha256').update(`${seed} ${caseId}`).digest('hex').slice(0, 10);
  let count = 0;
  return () => {
    count += 1;
    return `${testDataPrefix}${stem}_${count}`;
  };
}
