import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { assert, expect, test } from 'vitest';
import { commentSentences } from './language/comment-sentences.ts';
import { exportedNames } from './language/exported-names.ts';
import { markdownSentences } from './language/markdown-sentences.ts';
import { breaksRule, languageRules } from './language/rules.ts';
import { uniqueSentences } from './language/sentence.ts';
import type { Sentence } from './language/sentence.ts';
import { sameConcept } from './language/shared-names.ts';
import { testTitles } from './language/test-titles.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('generated/') && existsSync(join(root, file)));

const names = new Map<string, string[]>();
const sentences: Readonly<Record<string, Sentence[]>> = { comments: [], titles: [], documents: [] };
for (const file of files) {
  if (file.endsWith('.md')) sentences['documents']?.push(...markdownSentences(file, read(file)));
  if (!file.endsWith('.ts')) continue;
  const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true);
  sentences['comments']?.push(...commentSentences(file, source));
  if (file.startsWith('test/')) sentences['titles']?.push(...testTitles(file, source));
  if (/^(?:test|bench|examples)\//u.test(file)) continue;
  for (const name of exportedNames(source)) names.set(name, [...(names.get(name) ?? []), file]);
}

/** Returns the message for sentences that break a rule. It lists the first twenty. */
function complaint(found: readonly Sentence[], name: string, advice: string): string {
  const shown = found.slice(0, 20).map(({ file, line, text }) => `${file}:${line} ${text}`);
  return [`${found.length} sentences break the rule "${name}". ${advice}`, ...shown].join('\n');
}

for (const [kind, all] of Object.entries(sentences)) {
  const unique = uniqueSentences(all);
  for (const rule of languageRules) {
    test(`${kind} obey the rule "${rule.name}"`, () => {
      const broken = unique.filter(({ text }) => breaksRule(text, rule));
      assert(broken.length <= rule.limit * unique.length, complaint(broken, rule.name, rule.advice));
    });
  }
}

test('an exported name is declared in one file', () => {
  const repeated = [...names].filter(([name, declared]) => declared.length > 1 && sameConcept[name] === undefined);
  expect(repeated).toEqual([]);
});
