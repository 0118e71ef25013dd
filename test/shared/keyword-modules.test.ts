import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  type KeywordAbout,
  keywordsAbout,
  type KeywordSubject,
  vocabularyOf,
} from '../../model/keywords/schema-keywords.ts';

const root = join(import.meta.dirname, '..', '..');
// The comparison is omitted: its modules treat the parts of an atom, which `read-keywords.ts` makes of all keywords.
const rooms = ['contract', 'description', 'generator', 'mock', 'model', 'reference'];
/** The table itself, the table of Swagger 2.0, and modules with examples in which the keywords occur. */
const omitted = /schema-keywords\.ts$|swagger-shapes\.ts$|-examples\.ts$|^description\/diagnostics\/examples\//u;

/** For each subject, the keywords by which a module is recognized that treats the keywords about the subject differently. */
const known = {
  array: ['maxItems', 'minItems'],
  number: ['exclusiveMaximum', 'multipleOf'],
  object: ['maxProperties', 'minProperties'],
  string: ['maxLength', 'minLength'],
} as const satisfies { [Subject in KeywordSubject]?: readonly KeywordAbout<Subject>[] };

/** Returns the words of the code of a module, without those of its comments. */
const wordsOf = (path: string): ReadonlySet<string> =>
  new Set(
    readFileSync(join(root, path), 'utf8')
      .replaceAll(/\/\*.*?\*\/|^\s*\/\/.*?$/gmsu, '')
      .match(/\w+/gu),
  );

const modules = execFileSync('git', ['ls-files', '-c', '--', ...rooms.map((room) => `${room}/**.ts`)], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !omitted.test(path))
  .map((path) => ({ path, words: wordsOf(path) }));

// The compiler names the modules with a table of all keywords. Other modules treat a few keywords differently, such as the length of a text.
// After a new keyword, this test fails and shows those of them that know a similar keyword. Change them, or accept the list with `--update`.
test('each module that treats a few keywords differently is listed for each similar keyword that it does not know', async () => {
  const lines = Object.entries(known).flatMap(([subject, names]) => {
    const similar = modules.filter(({ words }) => names.some((name) => words.has(name)));
    const validating = keywordsAbout(subject as keyof typeof known).filter(
      (keyword) => vocabularyOf.get(keyword) === 'validation',
    );
    return validating.map((keyword) => {
      const without = similar.filter(({ words }) => !words.has(keyword)).map(({ path }) => `  ${path}\n`);
      return `${keyword} (${subject}) is not in\n${without.join('')}`;
    });
  });
  await expect(`${lines.join('\n')}`).toMatchFileSnapshot('keyword-modules.txt');
});
