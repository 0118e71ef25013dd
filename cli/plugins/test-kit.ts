import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { generate, type OutputOptions } from '@forgespec/generator/generate';
import { outputExtension } from './output-extension.ts';
import type { Plugin } from './plugin.ts';
import { typeErrors } from './type-errors.ts';

/** The input of {@link emitOutput}. */
export interface EmitOutputOptions {
  /** The text of an OpenAPI description, in YAML or JSON. */
  readonly description: string;
  readonly plugins: readonly Plugin[];
  /** Other options of the output, such as `dateTimes`. */
  readonly options?: Partial<Omit<OutputOptions, 'check' | 'extension' | 'force' | 'out'>>;
}

/** The files that were written for a description. */
export interface EmittedOutput {
  /** The absolute path of the folder, for `import()`. It is a temporary folder, in which the packages of the working directory are installed. */
  readonly folder: string;
  /** A map from the path of each file of the outputs of other people to its text. */
  readonly files: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Type-checks the whole folder with strict options and the installed TypeScript. Returns the errors, such as `pets.ts(3,1): error …`. */
  compile(): Promise<readonly string[]>;
  /** Deletes the folder. */
  remove(): void;
}

/** Writes the output for a description to a temporary folder, as `forgespec generate` does. */
export async function emitOutput({ description, plugins, options }: EmitOutputOptions): Promise<EmittedOutput> {
  const root = mkdtempSync(join(tmpdir(), 'forgespec-output-'));
  const out = join(root, 'api');
  writeFileSync(join(root, 'openapi.yaml'), description);
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  const packages = resolve('node_modules');
  if (existsSync(packages)) symlinkSync(packages, join(root, 'node_modules'), 'junction');
  const { diagnostics } = await generate({
    importExtensions: 'ts',
    ...options,
    spec: join(root, 'openapi.yaml'),
    out,
    check: false,
    force: false,
    extension: outputExtension(plugins),
  });
  const names = plugins.map(({ name }) => name);
  const paths = existsSync(out)
    ? readdirSync(out, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
    : [];
  const own = paths.filter((path) => names.includes(path.split('/', 1).join()) && /\.\w+$/u.test(path)).toSorted();
  return {
    folder: out,
    files: new Map(own.map((path) => [path, readFileSync(join(out, path), 'utf8')])),
    diagnostics,
    compile: () => typeErrors(out),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
