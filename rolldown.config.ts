import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';
import { compileMetaSchema } from './generator/meta-schema.ts';

// What is published is built: Node strips no types below node_modules, and a few files load faster than hundreds. That goes for the
// packages that every run of `generate` needs as well, and for drizzle-orm, which is hundreds of modules; the others stay outside.
const inside = ['@redocly/openapi-core/lib/bundle-oas', 'commander', 'drizzle-orm', 'js-yaml'];
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
// Whoever imports the entry for vitest has it.
const packages = [...Object.keys(dependencies), 'vitest'];
const isOf = (id: string, names: readonly string[]): boolean =>
  names.some((name) => id === name || id.startsWith(`${name}/`));

/** Puts the licences of the packages that are inside beside them, as they ask for. */
const licences: Plugin = {
  name: 'licences',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
    const folders = new Set(modules.flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(id)?.[0] ?? []));
    const texts = [...folders].toSorted().map((folder) => {
      const file = readdirSync(folder).find((name) => /^licen[cs]e/iu.test(name));
      const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
      return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(join(folder, file), 'utf8')}`;
    });
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-LICENCES.txt', source: texts.join('\n\n') });
  },
};

export default defineConfig({
  input: {
    bin: 'cli/main.ts',
    cli: 'cli/program.ts',
    vitest: 'contract/vitest.ts',
    'compiler-thread.worker': 'generator/compiler-thread.worker.ts',
    'git-host.process': 'sandbox/git/git-host.process.ts',
    'meta-schema': await compileMetaSchema('.cache/meta-schema'),
  },
  platform: 'node',
  external: (id) => isOf(id, packages) && !isOf(id, inside),
  plugins: [licences],
  output: { dir: 'dist', format: 'esm', cleanDir: true, chunkFileNames: '[name].js' },
});
