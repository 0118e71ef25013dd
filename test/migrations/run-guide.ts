import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compilerOutput } from '../foreign/compiler-output.ts';
import { mainModule } from '../main-module.ts';

const root = join(import.meta.dirname, '../..');

/** The other generators whose code a guide replaces, with the arguments that write the code that the guide shows. */
export const otherGenerators = {
  'hey-api': { package: '@hey-api/openapi-ts', bin: 'openapi-ts', args: ['-i', 'openapi.yaml', '-o', 'src/client'] },
  orval: {
    package: 'orval',
    bin: 'orval',
    args: ['--input', 'openapi.yaml', '--client', 'fetch', '--output', 'src/pets.ts'],
  },
} as const;

/** The name of another generator that npm installs. */
export type OtherGenerator = keyof typeof otherGenerators;

const textOf = (guide: string): string => readFileSync(join(root, `docs/migrating-from-${guide}.md`), 'utf8');

const blocksOf = (guide: string, language: string): readonly string[] =>
  Array.from(
    textOf(guide).matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, 'gmsu')),
    ([, block = '']) => block,
  );

/**
 * Runs the commands of a guide in a project with a small description, and compiles the code that the guide shows. The commands of `npm` are
 * left out: the sources of this repository are the installed forgespec.
 *
 * @param bin the program of the other generator. Undefined if it is not installed: the code that calls its output is then not compiled.
 * @returns the errors of the compiler. Empty if the code is correct.
 * @throws {Error} if a command fails.
 */
export function runGuide(guide: string, bin: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-guide-'));
  try {
    copyFileSync(join(import.meta.dirname, 'openapi.yaml'), join(folder, 'openapi.yaml'));
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    mkdirSync(join(folder, 'src'));
    const programs = join(folder, 'node_modules/.bin');
    mkdirSync(programs, { recursive: true });
    writeFileSync(join(programs, 'npm'), '#!/bin/sh\n');
    writeFileSync(join(programs, 'npx'), `#!/bin/sh\nshift\nexec "${process.execPath}" "${mainModule}" "$@"\n`);
    for (const name of ['npm', 'npx']) chmodSync(join(programs, name), 0o755);
    const options = {
      cwd: folder,
      env: { ...process.env, PATH: `${programs}:${process.env['PATH']}` },
      stdio: 'pipe',
    } as const;
    if (bin !== undefined) execFileSync(bin, [...argumentsOf(guide)], options);
    for (const commands of blocksOf(guide, 'sh')) execFileSync('sh', ['-e', '-c', commands], options);
    return compiledErrors(folder, blocksOf(guide, 'ts'), bin !== undefined);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const argumentsOf = (guide: string): readonly string[] =>
  Object.entries(otherGenerators).find(([name]) => name === guide)?.[1].args ?? [];

/** Writes the code of a guide to the files that its first lines name, and returns the errors of the compiler. */
function compiledErrors(folder: string, blocks: readonly string[], withOld: boolean): string {
  const files = blocks.flatMap((text) => {
    const [, file] = /^\/\/ (src\/\S+)/u.exec(text) ?? [];
    return file === undefined || (file === 'src/before.ts' && !withOld) ? [] : [{ path: join(folder, file), text }];
  });
  if (files.length === 0) throw new Error('The guide shows no code.');
  for (const { path, text } of files) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  const errors = files.flatMap(({ path }) => compilerOutput(path).split('\n'));
  // Errors in the output of the other generator are not errors of the guide: the test sets strict flags of the compiler.
  return errors.filter((line) => /\/src\/(?:before|after)\.ts\(/u.test(line)).join('\n');
}
