import { expect, test } from 'vitest';
import { suggestion } from '../../templates/shared/suggestion.ts';

test.each<[word: string, candidates: readonly string[], best: string | undefined]>([
  ['operatoinId', ['operationId', 'operationRef'], 'operationId'],
  ['lint', ['hint', 'lint', 'list'], 'lint'],
  ['lent', ['lint', 'lend', 'rent'], 'lint'],
  ['rent', ['lent', 'sent'], 'lent'],
  ['PATHS', ['path', 'paths'], 'paths'],
  ['ab', ['ac'], undefined],
  ['schemas', ['examples'], undefined],
  ['tags', [], undefined],
])('for %j, the first of the most similar candidates %j is %j', (word, candidates, best) => {
  expect(suggestion(word, candidates)).toBe(best);
});
