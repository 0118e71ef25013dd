import type { ChangelogFunctions } from '@changesets/types';

/**
 * The lines that `changeset version` writes into the changelogs of the packages. All packages have the same version, so a changelog does not
 * list the versions of the other packages.
 */
const changelogLines: ChangelogFunctions = {
  getReleaseLine: async ({ summary }) => `- ${summary.trim().replaceAll(/\n(?=.)/gu, '\n  ')}`,
  getDependencyReleaseLine: async () => '',
};

// The program changesets reads the default export.
export default changelogLines;
