import { expect, test } from 'vitest';
import { wildcardTexts } from '../../description/openapi/wildcards.ts';

test.each<[pattern: string, text: string, texts: readonly string[] | undefined]>([
  ['listPets', 'listPets', []],
  ['listPets', 'listPetsAgain', undefined],
  ['list*', 'listPets', ['Pets']],
  ['list*', 'list', ['']],
  ['*.v1.*', 'io.k8s.v1.Pod', ['io.k8s', 'Pod']],
  ['GET /pets/{id}', 'GET /pets/{id}', []],
  ['GET /pets*', 'GET /pets/{id}/toys', ['/{id}/toys']],
  // The characters of regular expressions stand for themselves.
  ['a.b', 'axb', undefined],
  ['(a|b)$', '(a|b)$', []],
  ['a*b', 'a\nb', ['\n']],
])('the wildcards of %s in %j stand for %j', (pattern, text, texts) => {
  expect(wildcardTexts(pattern, text)).toEqual(texts);
});
