import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'rolldown';
import { root } from './room.ts';

const ownFolder = /new URL\(['`]([\w-]+)\/(?:'|\$\{)[^)]*import\.meta\.url\)/gu;
const ownProgram = /new URL\(`([\w-]+\.(?:process|worker))\.\$\{extension\}`, import\.meta\.url\)/gu;
const fileOfPackage = /new URL\('([^']+)', import\.meta\.resolve\('([^']+)'\)\)/gu;

/**
 * Returns a plugin that adds files to the package. It copies the files that modules read at run time: files in a folder
 * beside a module, and files of the npm packages that are bundled. It also adds the programs that modules start as
 * workers or processes.
 *
 * @param isOutside returns true if a package is not bundled. Users install such a package.
 * @param copied a set of paths. The plugin adds the path of each file that it copies from an npm package.
 */
export function carryFiles(isOutside: (specifier: string) => boolean, copied: Set<string>): Plugin {
  return {
    name: 'carry-files',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return undefined;
      const folder = dirname(id);
      for (const [, name = ''] of code.matchAll(ownFolder)) {
        for (const file of globSync(`${name}/**/*.*`, { cwd: folder })) {
          this.emitFile({ type: 'asset', fileName: file, source: readFileSync(join(folder, file)) });
        }
      }
      for (const [, name = ''] of code.matchAll(ownProgram)) {
        this.emitFile({ type: 'chunk', id: join(folder, `${name}.ts`), fileName: `${name}.js` });
      }
      return code.replaceAll(fileOfPackage, (whole, path: string, specifier: string) => {
        if (isOutside(specifier)) return whole;
        const fileName = `assets/${basename(path)}`;
        const file = fileURLToPath(new URL(path, import.meta.resolve(specifier)));
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
        copied.add(file);
        return `new URL('${fileName}', import.meta.url)`;
      });
    },
  };
}
