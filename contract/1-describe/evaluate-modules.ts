import { posix } from 'node:path';
import { compileFunction } from 'node:vm';
import ts from 'typescript';

/** The exports of a module, by name. */
export type ModuleExports = Readonly<Record<string, unknown>>;

/** Returns the source text of the TypeScript module at a path. */
export type ReadModule = (path: string) => string;

/**
 * Evaluates TypeScript modules in memory. A module is evaluated when it is first imported, after its types are removed. Cyclic
 * imports work as in CommonJS.
 *
 * @returns a function from the path of a module to its exports.
 */
export function evaluateModules(read: ReadModule): (path: string) => ModuleExports {
  const loaded = new Map<string, Record<string, unknown>>();
  const load = (path: string): ModuleExports => {
    const known = loaded.get(path);
    if (known !== undefined) return known;
    const exports: Record<string, unknown> = {};
    loaded.set(path, exports);
    const require = (specifier: string): ModuleExports => load(posix.join(posix.dirname(path), specifier));
    compileFunction(strip(read(path)), ['exports', 'require'], { filename: `validators:${path}` })(exports, require);
    return exports;
  };
  return load;
}

const strip = (text: string): string =>
  ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022, removeComments: true },
  }).outputText;
