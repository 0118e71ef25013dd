import { posix } from 'node:path';
import { rememberedOf, type PrintedFile } from './printed-file.ts';

// These functions convert between paths in `templates/` and paths in the output. For example, `client/send.ts` becomes
// `client/runtime/send.ts`, and `shared/media-type.ts` does not change.

/** Returns the path in the output folder for a path in `templates/`, such as `client/send.ts`. */
export function outputPath(template: string): string {
  const [room = '', ...rest] = template.split('/');
  return room === 'shared' ? template : [room, 'runtime', ...rest].join('/');
}

/** Returns the path in `templates/` for a path in the output folder. Returns undefined if the file is generated. */
export function templateOf(path: string): string | undefined {
  const [room = '', next = '', ...rest] = path.split('/');
  if (room === 'shared') return path;
  return next === 'runtime' ? [room, ...rest].join('/') : undefined;
}

const relativeImport = /^(?:import|export)\b[^;']* from '(\.[^']+)';$/gmu;

/**
 * Returns the paths of the modules that a file imports or re-exports by a relative path. The results, like the path of the file, are
 * relative to the output folder.
 */
export const importedPaths: (file: PrintedFile) => readonly string[] = rememberedOf(({ path, text }) =>
  Array.from(text.matchAll(relativeImport), ([, specifier = '']) => posix.join(posix.dirname(path), specifier)),
);

/**
 * Returns the text of a template with changed import paths. The import paths must change, because the template has a different path in the
 * output.
 */
export const withOutputImports = (template: string, text: string): string =>
  text.replaceAll(relativeImport, (statement, specifier: string) => {
    const target = outputPath(posix.join(posix.dirname(template), specifier));
    const path = posix.relative(posix.dirname(outputPath(template)), target);
    return statement.replace(`'${specifier}'`, `'${path.startsWith('.') ? path : `./${path}`}'`);
  });
