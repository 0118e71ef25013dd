import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Profiler } from 'node:inspector';
import { fileOfTemplate } from '../../generator/output/runtime-files.ts';
import { isModule } from './is-module.ts';

const root = join(import.meta.dirname, '../..');

/**
 * The functions that were executed, by the path of their module. A function is identified by its distance from the end of the file. A
 * function of `templates/` is identified by its name, because the files of an output contain copies of several templates.
 */
export type ExecutedFunctions = Map<string, Set<number>>;

const modules = new Map<string, string | undefined>();

/**
 * Returns the path of the module of a function, relative to the root. A copy of a function of `templates/` is in the module of the
 * original. Returns undefined for other modules, for example those of tests and dependencies.
 */
export function moduleOf(url: string, functionName: string): string | undefined {
  if (!modules.has(url)) modules.set(url, findFile(url));
  const file = modules.get(url);
  const [, room, name = ''] =
    /(?:^|\/)(?:(client|server|validators)\/runtime|shared)\/([^.].*\.ts)$/u.exec(file ?? '') ?? [];
  const copied =
    findTemplate(`${room ?? 'shared'}/${name}`, functionName) ?? findTemplate(`shared/${name}`, functionName);
  if (copied !== undefined) return copied;
  return file !== undefined && isModule(file) ? file : undefined;
}

function findFile(url: string): string | undefined {
  if (!url.startsWith('file://') || !url.endsWith('.ts')) return undefined;
  const path = relative(root, fileURLToPath(url)).replaceAll(sep, '/');
  return /(?:^|\/)node_modules\//u.test(path) ? undefined : path;
}

/** Returns the template with a function of a file of the runtime. */
function findTemplate(file: string, functionName: string): string | undefined {
  templates ??= readTemplates();
  return templates.get(`${file} ${functionName}`);
}

let templates: ReadonlyMap<string, string> | undefined;

/** Returns a map from each file and name of a declaration, such as `client/calls.ts apiCall`, to the template with the declaration. */
function readTemplates(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [template, file] of fileOfTemplate) {
    const path = `templates/${template}`;
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, name] of text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const|class) (\w+)/gmu)) {
      found.set(`${file} ${name}`, path);
    }
  }
  return found;
}

/** Adds the functions of a coverage report of V8 that were called. The code outside of all functions does not count. */
export function addExecuted(executed: ExecutedFunctions, scripts: readonly Profiler.ScriptCoverage[]): void {
  for (const { url, functions } of scripts) {
    const end = functions[0]?.ranges[0]?.endOffset;
    if (end === undefined) continue;
    for (const { functionName, ranges } of functions) {
      const [range] = ranges;
      if (range === undefined || range.count === 0 || (range.startOffset === 0 && range.endOffset === end)) continue;
      const module = moduleOf(url, functionName);
      if (module === undefined) continue;
      const found = executed.get(module) ?? new Set();
      executed.set(module, found.add(module.startsWith('templates/') ? hashOf(functionName) : end - range.startOffset));
    }
  }
}

const hashOf = (text: string): number =>
  Array.from(text).reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 2 ** 32, 0);
