import { execFileSync } from 'node:child_process';
import { readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, rooms } from '../../pack/room.ts';
import { folderWith } from '../folder-with.ts';

const files = ['package.json', 'package-lock.json', '.changeset/config.json', 'pack/changelog-lines.ts'];

/** The text of a change, as `npx changeset` writes it. */
const change = `---
"forgespec": minor
---

\`forgespec fly\` flies.

It needs wings:

- two
`;

test('a release gives all packages one version, and names each change only in the changelog of its package', () => {
  const manifests = rooms.map(({ folder }) => `${folder}/package.json`);
  const copied = [...files, ...manifests].map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
  const copy = folderWith({ ...Object.fromEntries(copied), '.changeset/brave-cats-fly.md': change });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  execFileSync(process.execPath, ['node_modules/@changesets/cli/bin.js', 'version'], { cwd: copy, stdio: 'pipe' });

  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
  const [, minor = ''] = (rooms[0]?.manifest.version ?? '').split('.');
  const next = `0.${Number(minor) + 1}.0`;
  const versions = manifests.flatMap((file) => {
    const { version, dependencies, peerDependencies }: Readonly<Record<string, Record<string, string>>> = JSON.parse(
      read(file),
    );
    const needed = Object.entries({ ...dependencies, ...peerDependencies });
    return [
      version,
      ...needed.flatMap(([name, wanted]) => (/^(?:@forgespec\/|forgespec$)/u.test(name) ? [wanted] : [])),
    ];
  });
  expect(new Set(versions)).toEqual(new Set([next]));
  expect(read('cli/CHANGELOG.md')).toBe(
    `# forgespec\n\n## ${next}\n\n### Minor Changes\n\n- \`forgespec fly\` flies.\n\n  It needs wings:\n\n  - two\n`,
  );
  expect(read('mock/CHANGELOG.md')).toBe(`# @forgespec/mock\n\n## ${next}\n\nNo changes in this release.\n`);
});
