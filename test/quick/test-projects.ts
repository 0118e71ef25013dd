import { matchesGlob } from 'node:path';
import config from '../../vitest.config.ts';

/** A project of vitest. */
export interface TestProject {
  readonly name: string;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
  /** The modules that run once before the tests of the project, relative to the root. */
  readonly globalSetup: readonly string[];
}

/** The projects of `vitest.config.ts`. */
export const testProjects: readonly TestProject[] = (config.test?.projects ?? []).flatMap((project) => {
  if (typeof project !== 'object' || !('test' in project)) return [];
  const { name, include = [], exclude = [], globalSetup = [] } = project.test ?? {};
  if (typeof name !== 'string') return [];
  return [{ name, include, exclude, globalSetup: typeof globalSetup === 'string' ? [globalSetup] : globalSetup }];
});

/**
 * Returns the project in which the quick loop runs a test file. If a file belongs to several projects, the first one counts. Returns
 * undefined if no project contains the file.
 */
export function projectOf(file: string): TestProject | undefined {
  const isMatch = (globs: readonly string[]): boolean => globs.some((glob) => matchesGlob(file, glob));
  return testProjects.find(({ include, exclude }) => isMatch(include) && !isMatch(exclude));
}
