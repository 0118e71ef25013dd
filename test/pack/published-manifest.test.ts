import { expect, test } from 'vitest';
import { publishedManifest } from '../../pack/published-manifest.ts';
import { readme } from '../../pack/readme.ts';
import type { Manifest, Room } from '../../pack/room.ts';

const manifest: Manifest = {
  name: '@forgespec/pets',
  version: '1.2.3',
  description: 'Pets.',
  license: 'MIT',
  private: true,
  engines: { node: '>=22.19' },
  exports: {
    '.': './index.ts',
    './server/cats': './server/cats.ts',
    './pets.json': './pets.json',
    './package.json': './package.json',
  },
  dependencies: { '@forgespec/model': '*', yaml: '2.0.0' },
};
const room: Room = { folder: 'pets', manifest };

test('the published package exports built files, and is not private', () => {
  expect(publishedManifest(room, { yaml: '2.0.0' })).toEqual({
    name: '@forgespec/pets',
    version: '1.2.3',
    description: 'Pets.',
    license: 'MIT',
    homepage: 'https://github.com/forgespec/forgespec#readme',
    bugs: 'https://github.com/forgespec/forgespec/issues',
    repository: { type: 'git', url: 'git+https://github.com/forgespec/forgespec.git', directory: 'pets' },
    type: 'module',
    engines: { node: '>=22.19' },
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './server/cats': { types: './lib/server-cats.d.ts', default: './lib/server-cats.js' },
      './pets.json': './pets.json',
      './package.json': './package.json',
    },
    dependencies: { yaml: '2.0.0' },
  });
});

test('the README of a package lists the specifiers to import', () => {
  const text = readme(room, '## First use');
  expect(text).toContain(
    '## First use\n\n## Modules\n\n- `@forgespec/pets`\n- `@forgespec/pets/server/cats`\n- `@forgespec/pets/pets.json`\n',
  );
  expect(text).toContain('needs Node 22.19 or newer');
});

test('a published package cannot export a pattern', () => {
  const open = { folder: 'pets', manifest: { ...manifest, exports: { './*': './*.ts' } } };
  expect(() => publishedManifest(open, {})).toThrow('@forgespec/pets exports a pattern: ./*');
});
