import type { Recipe } from './recipe.ts';

/** A field of the published packages: the page where users can support the project. */
export const packageField: Recipe = {
  section: 'Change the contents of the packages',
  edits: [
    {
      file: 'pack/room.ts',
      find: '  readonly license?: string;',
      replace: '  readonly license?: string;\n  readonly funding?: string;',
    },
    {
      file: 'pack/published-manifest.ts',
      find: 'keywords, license, sideEffects,',
      replace: 'keywords, license, funding, sideEffects,',
    },
    {
      file: 'pack/published-manifest.ts',
      find: '    license,\n',
      replace: '    license,\n    funding,\n',
    },
    {
      file: 'test/pack/published-manifest.test.ts',
      find: `  private: true,`,
      replace: `  funding: 'https://forge.example.com',\n  private: true,`,
    },
    {
      file: 'test/pack/published-manifest.test.ts',
      find: `    type: 'module',`,
      replace: `    funding: 'https://forge.example.com',\n    type: 'module',`,
    },
  ],
  files: {},
  tests: ['test/pack/published-manifest.test.ts'],
};
