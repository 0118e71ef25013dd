import { expect, test } from 'vitest';
import { withEntry } from '../../diff/release/changelog-file.ts';

/** Returns a changelog with these lines in the entry `Unreleased`. */
const unreleasedWith = (lines: string): string =>
  `# Changelog\n\n## Unreleased\n\n### Changed\n\n${lines}\n## 1.0.0\n\n- First.\n`;

const released = '## 1.1.0 - 2026-02-01\n\n### Changed\n\n- A.\n  Migration: x.\n';

test('a released item is removed from Unreleased, and an item with the same first line stays', () => {
  const text = withEntry(unreleasedWith('- A.\n  Migration: by hand.\n- A.\n  Migration: x.\n'), released);
  expect(text).toBe(
    `# Changelog\n\n## Unreleased\n\n### Changed\n\n- A.\n  Migration: by hand.\n\n${released}\n## 1.0.0\n\n- First.\n`,
  );
});

test('a released item with an empty line is removed from Unreleased completely', () => {
  const text = withEntry(unreleasedWith('- A.\n\n  Migration: x.\n- B.\n'), released);
  expect(text).toContain('### Changed\n\n- B.\n\n## 1.1.0');
});
