import { posix } from 'node:path';

// Where the hand-written modules of `templates/` are in the output: `client/send.ts` in `client/runtime/send.ts`, and
// `shared/media-type.ts` in `shared/media-type.ts`.

/** Returns the path in the output folder of a file of `templates/`, `client/send.ts`. */
export function outputPath(template: string): string {
  const [room = '', ...rest] = template.split('/');
  return room === 'shared' ? template : [room, 'runtime', ...rest].join('/');
}

/** Returns the file of `templates/` for a path in the output folder; undefined if it is not that of a hand-written module. */
export function templateOf(path: string): string | undefined {
  const [room = '', next = '', ...rest] = path.split('/');
  if (room === 'shared') return path;
  return next === 'runtime' ? [room, ...rest].join('/') : undefined;
}

const relativeImport = /^(?:import|export)\b[^;']* from '(\.[^']+)';$/gmu;

/** Returns the paths that a module imports or re-exports, from the same folder as the path of the module. */
export const importedPaths = (path: string, text: string): string[] =>
  Array.from(text.matchAll(relativeImport), ([, specifier = '']) => posix.join(posix.dirname(path), specifier));

/** Returns the text of a template with its imports as they are from its path in the output folder. */
export const withOutputImports = (template: string, text: string): string =>
  text.replaceAll(relativeImport, (statement, specifier: string) => {
    const target = outputPath(posix.join(posix.dirname(template), specifier));
    const path = posix.relative(posix.dirname(outputPath(template)), target);
    return statement.replace(`'${specifier}'`, `'${path.startsWith('.') ? path : `./${path}`}'`);
  });
