import type { Recipe } from './recipe.ts';

/** A field of the published packages: the address of their source code. */
export const packageField: Recipe = {
  section: 'Change the contents of the packages',
  edits: [
    {
      file: 'pack/room.ts',
      find: '  readonly license?: string;',
      replace: '  readonly license?: string;\n  readonly homepage?: string;',
    },
    {
      file: 'pack/published-manifest.ts',
      find: 'keywords, license, sideEffects,',
      replace: 'keywords, license, homepage, sideEffects,',
    },
    {
      file: 'pack/published-manifest.ts',
      find: '    license,\n',
      replace: '    license,\n    homepage,\n',
    },
    {
      file: 'test/pack/published-manifest.test.ts',
      find: `  private: true,`,
      replace: `  homepage: 'https://forge.example.com',\n  private: true,`,
    },
    {
      file: 'test/pack/published-manifest.test.ts',
      find: `    type: 'module',`,
      replace: `    homepage: 'https://forge.example.com',\n    type: 'module',`,
    },
  ],
  files: {},
  tests: ['test/pack/published-manifest.test.ts'],
};
