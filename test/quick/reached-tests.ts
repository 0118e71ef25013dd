import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { namedPaths, type Repository } from './named-paths.ts';
import { projectOf } from './test-projects.ts';

/** For each file or folder, the files that name it. */
export type Referrers = ReadonlyMap<string, ReadonlySet<string>>;

/** Documents outside of the tests only mention files. */
const namesModules = (file: string): boolean => /\.(?:ts|ya?ml)$|^test\/.*\.md$/u.test(file);

/** The root folder. Tests that list the files of the repository with git name it. */
const allFiles = '.';

/** Reads all files of a repository, and returns the files that name each file or folder. */
export function findReferrers(root: string, repository: Repository): Referrers {
  const referrers = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => void referrers.set(to, (referrers.get(to) ?? new Set()).add(from));
  for (const file of repository.files) {
    if (!namesModules(file)) continue;
    const text = readFileSync(join(root, file), 'utf8');
    for (const named of namedPaths(file, text, repository)) add(file, named);
    if (!isTest(file)) continue;
    for (const setup of projectOf(file)?.globalSetup ?? []) add(file, setup);
    if (text.includes("'ls-files'")) add(file, allFiles);
  }
  return referrers;
}

/** Returns true if a path is that of a test file. */
export const isTest = (file: string): boolean => file.startsWith('test/') && file.endsWith('.test.ts');

/** The additional distance of a file that names the folder of another file, in place of the file itself. */
const folderDistance = 1;

/**
 * Returns the test files that depend on a file, with their distances. A test that names the file has the distance 1, and a test that names
 * such a module has the distance 2. A changed test has the distance 0.
 */
export function reachedTests(file: string, referrers: Referrers): Map<string, number> {
  const distances = new Map([[file, 0]]);
  const levels: string[][] = [[file]];
  for (let distance = 0; distance < levels.length; distance += 1) {
    for (const reached of levels[distance] ?? []) {
      if ((distances.get(reached) ?? 0) < distance) continue;
      for (const [referrer, step] of referrersOf(reached, referrers)) {
        const next = distance + step;
        if (next >= (distances.get(referrer) ?? Infinity)) continue;
        distances.set(referrer, next);
        (levels[next] ??= []).push(referrer);
      }
    }
  }
  return new Map([...distances].filter(([reached]) => isTest(reached)));
}

function* referrersOf(file: string, referrers: Referrers): Generator<readonly [referrer: string, step: number]> {
  for (const referrer of referrers.get(file) ?? []) yield [referrer, 1];
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    for (const referrer of referrers.get(folder) ?? []) yield [referrer, 1 + folderDistance];
    if (folder === allFiles) return;
  }
}
