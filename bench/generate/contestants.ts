import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installed } from './installed.ts';

/** The paths of a description. `path` is the root file that its authors write. */
export interface Description {
  readonly path: string;
  /** The path of the bundled description, for tools that do not follow references to other files. */
  readonly bundled: string;
}

/** A generator of code. */
export interface Contestant {
  readonly name: string;
  /** A text that lists the generated code: `types, client`. */
  readonly output: string;
  /**
   * Returns the arguments for `node`.
   *
   * @param out the path for the output. Nothing exists at this path before the run. Some generators add `.ts` to the
   * path.
   */
  readonly args: (description: Description, out: string) => readonly string[];
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const module = (path: string): string => join(root, 'node_modules', path);

/** The published command of forgespec, with which the other generators are compared. */
export const forgespec: Contestant = {
  name: 'forgespec',
  output: 'types, client, server, validators, bundle',
  args: ({ path }, out) => [
    join(root, 'dist/node_modules/forgespec/lib/main.js'),
    'generate',
    '--spec',
    path,
    '--out',
    out,
  ],
};

/**
 * The generator whose time gives the time limit of forgespec (see `highestRatio` in `bench/generate.ts`).
 *
 * @param rules the path of a config file of Redocly that enables no rules. In each run, openapi-typescript checks the
 * description against the rules of its config file. With this file, there are no rules to check.
 */
export const openapiTypescript = (rules: string): Contestant => ({
  name: 'openapi-typescript',
  output: 'types',
  args: ({ path }, out) => [module('openapi-typescript/bin/cli.js'), path, '-o', `${out}.ts`, '--redocly', rules],
});

/** The generators other than forgespec and openapi-typescript. */
export const rivals: readonly Contestant[] = [
  {
    name: '@hey-api/openapi-ts',
    output: 'types, client',
    // `bin/run.js` would start this module in a second process, whose time and memory the benchmark could not measure.
    args: ({ path }, out) => [
      module('@hey-api/openapi-ts/dist/run.mjs'),
      '-i',
      path,
      '-o',
      out,
      '-p',
      '@hey-api/typescript',
      '@hey-api/sdk',
      '--silent',
    ],
  },
  {
    name: 'orval',
    output: 'types, client',
    args: ({ bundled }, out) => [
      join(installed('orval', '8.38.0'), 'node_modules/orval/dist/bin/orval.mjs'),
      '--input',
      bundled,
      '--output',
      join(out, 'api.ts'),
      '--client',
      'fetch',
    ],
  },
  {
    name: '@redocly/cli generate-client',
    output: 'types, client',
    args: ({ path }, out) => [module('@redocly/cli/bin/cli.js'), 'generate-client', path, '--output', `${out}.ts`],
  },
];
