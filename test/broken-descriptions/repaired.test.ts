import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fixDescription } from '../../cli/fixes/fix-description.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import { folderWith } from '../folder-with.ts';
import { readCases, type BrokenDescription } from './broken-description.ts';

// `forgespec lint --fix` must repair at least half of the descriptions in YAML, without losing a comment. Every second case is tested,
// because each repair checks the description several times.

const cases = readCases()
  .filter(({ name }) => !name.endsWith('(JSON)'))
  .filter((_, index) => index % 2 === 1);

const comments = (text: string): number => text.split('\n').filter((line) => /^# (?:first|last)$/u.test(line)).length;

/** Repairs a description. Returns `repaired` if no problem is left. */
async function resultOf({ files, root }: BrokenDescription): Promise<'partly' | 'repaired' | 'unchanged'> {
  const folder = folderWith({});
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(
      join(folder, path),
      typeof content !== 'string' || path.endsWith('.json') ? content : `# first\n${content.trimEnd()}\n# last\n`,
    );
  }
  const { fixed, diagnostics, files: changed } = await fixDescription({ spec: join(folder, root), reservedNames });
  for (const { before, after } of changed.values()) expect(comments(after)).toBe(comments(before));
  if (fixed.length === 0) return 'unchanged';
  return diagnostics.some(({ severity }) => severity !== 'note') ? 'partly' : 'repaired';
}

test('half of the descriptions are repaired, and most others are not changed', async () => {
  const results = Map.groupBy(await Promise.all(cases.map(resultOf)), (result) => result);
  const shareOf = (result: 'partly' | 'repaired'): number => (results.get(result)?.length ?? 0) / cases.length;
  expect(shareOf('repaired')).toBeGreaterThanOrEqual(0.5);
  expect(shareOf('partly')).toBeLessThan(0.05);
}, 120_000);
