import { readFileSync } from 'node:fs';
import { defineConfig } from 'rolldown';
import { compileMetaSchema } from './generator/meta-schema.ts';

// What is published is built: Node strips no types below node_modules, and a few files load faster than hundreds.
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };
// Whoever imports the entry for vitest has it.
const packages = [...Object.keys(dependencies), 'vitest'];

export default defineConfig({
  input: {
    cli: 'generator/cli.ts',
    vitest: 'contract/vitest.ts',
    'compiler-thread.worker': 'generator/compiler-thread.worker.ts',
    'meta-schema': await compileMetaSchema('.cache/meta-schema'),
  },
  platform: 'node',
  external: (id) => packages.some((name) => id === name || id.startsWith(`${name}/`)),
  output: { dir: 'dist', format: 'esm', cleanDir: true, chunkFileNames: '[name].js' },
});
