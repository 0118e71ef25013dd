import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'rolldown';
import { bundledPackages } from './bundled-packages.ts';

/**
 * Returns a plugin that adds a file with licences. The file contains the licence of each package whose code is in the
 * bundle.
 *
 * @param copied the paths of the files that are copied unchanged from other packages. The file with licences also
 * contains the licences of these packages.
 */
export const licences = (copied: ReadonlySet<string>): Plugin => ({
  name: 'licences',
  generateBundle(_options, bundle) {
    const folders = bundledPackages(Object.values(bundle), copied);
    if (folders.length === 0) return;
    const texts = folders.map((folder) => {
      const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
      const { name, version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      const holder = typeof author === 'object' ? author.name : author;
      const text = file === undefined ? `Copyright: ${holder ?? name}` : readFileSync(join(folder, file), 'utf8');
      return `${name} ${version} (${license})\n\n${text}`;
    });
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENCES.txt', source: texts.join('\n\n') });
  },
});
