import { posix } from 'node:path';

// The paths of the modules of `templates/` in the output: `client/send.ts` becomes `client/runtime/send.ts`, and
// `shared/media-type.ts` stays `shared/media-type.ts`.

/** Returns the path in the output folder of a file of `templates/`, `client/send.ts`. */
export function outputPath(template: string): string {
  const [room = '', ...rest] = template.split('/');
  return room === 'shared' ? template : [room, 'runtime', ...rest].join('/');
}

/**
 * Returns the file of `templates/` for a path in the output folder; undefined if the path is not that of a hand-written module.
 */
export function templateOf(path: string): string | undefined {
  const [room = '', next = '', ...rest] = path.split('/');
  if (room === 'shared') return path;
  return next === 'runtime' ? [room, ...rest].join('/') : undefined;
}

const relativeImport = /^(?:import|export)\b[^;']* from '(\.[^']+)';$/gmu;

/** Returns the paths of the relative imports and re-exports of a module, relative to the same folder as `path`. */
export const importedPaths = (path: string, text: string): string[] =>
  Array.from(text.matchAll(relativeImport), ([, specifier = '']) => posix.join(posix.dirname(path), specifier));

/** Returns the text of a template with its imports adapted to its path in the output folder. */
export const withOutputImports = (template: string, text: string): string =>
  text.replaceAll(relativeImport, (statement, specifier: string) => {
    const target = outputPath(posix.join(posix.dirname(template), specifier));
    const path = posix.relative(posix.dirname(outputPath(template)), target);
    return statement.replace(`'${specifier}'`, `'${path.startsWith('.') ? path : `./${path}`}'`);
  });
