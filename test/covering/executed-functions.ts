import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profiler } from 'node:inspector';
import { isModule } from './is-module.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The functions that were executed, by the path of their module. A function is identified by its distance from the end of the file. The
 * generated output has copies of the modules in `templates/` whose beginning is different, so the distance from the beginning differs.
 */
export type ExecutedFunctions = Map<string, Set<number>>;

const modules = new Map<string, string | undefined>();

/**
 * Returns the path of a module of the repository, relative to the root. A copy of a module of `templates/` counts as this module. Returns
 * undefined for other modules, for example those of tests and dependencies.
 */
export function moduleOf(url: string): string | undefined {
  if (!modules.has(url)) modules.set(url, findModule(url));
  return modules.get(url);
}

function findModule(url: string): string | undefined {
  if (!url.startsWith('file://') || !url.endsWith('.ts')) return undefined;
  const path = relative(root, fileURLToPath(url)).replaceAll(sep, '/');
  if (/(?:^|\/)node_modules\//u.test(path)) return undefined;
  const [, folder, name = ''] = /(?:^|\/)(?:(client|server|validators)\/runtime|shared)\/([^.].*)$/u.exec(path) ?? [];
  const template = `templates/${folder ?? 'shared'}/${name}`;
  if (name !== '' && existsSync(join(root, template))) return template;
  return isModule(path) ? path : undefined;
}

/** Adds the functions of a coverage report of V8 that were called. The code outside of all functions does not count. */
export function addExecuted(executed: ExecutedFunctions, scripts: readonly Profiler.ScriptCoverage[]): void {
  for (const { url, functions } of scripts) {
    const module = moduleOf(url);
    const end = functions[0]?.ranges[0]?.endOffset;
    if (module === undefined || end === undefined) continue;
    for (const { ranges } of functions) {
      const [range] = ranges;
      if (range === undefined || range.count === 0 || (range.startOffset === 0 && range.endOffset === end)) continue;
      const found = executed.get(module) ?? new Set();
      executed.set(module, found.add(end - range.startOffset));
    }
  }
}
