import { isJsonObject } from '@forgespec/description/json';
import type { InitAction } from './init-plan.ts';
import type { PackageContent, ProjectFacts } from './project-facts.ts';

/**
 * The scripts for package.json. Their names have a prefix, because many projects already have a script `generate` or `lint`.
 */
const ownScripts = {
  'api:lint': 'forgespec lint',
  'api:generate': 'forgespec generate',
  'api:check': 'forgespec generate --check',
  'api:diff': 'forgespec diff --fail-on breaking',
} as const;

/** The file with the scripts of a project: package.json, or deno.json with its tasks. */
interface ScriptFile {
  readonly path: string;
  readonly content: PackageContent | undefined;
  readonly key: 'scripts' | 'tasks';
  /** The scripts to add, by name. */
  readonly added: Readonly<Record<string, string>>;
}

function scriptFile({ packageFile, denoFile, manager }: ProjectFacts): ScriptFile {
  if (denoFile === undefined) return { path: 'package.json', content: packageFile, key: 'scripts', added: ownScripts };
  const added = Object.fromEntries(Object.entries(ownScripts).map(([name, line]) => [name, `${manager.exec} ${line}`]));
  return { path: denoFile.path, content: denoFile.content, key: 'tasks', added };
}

/**
 * Returns the step that adds the missing scripts to package.json, or that creates this file. In a project for Deno, adds tasks to its
 * deno.json. Existing scripts stay unchanged.
 */
export function addScripts(facts: ProjectFacts): InitAction[] {
  const { path, content, key, added } = scriptFile(facts);
  if (facts.denoFile !== undefined && content === undefined) {
    const words = `is not changed, because it has comments; to use tasks, add: ${JSON.stringify(added)}`;
    return [{ kind: 'keep', path, words }];
  }
  if (content === undefined) {
    const { packageAbove } = facts;
    if (packageAbove !== undefined)
      return [{ kind: 'keep', path: packageAbove, words: 'is in a folder above, and is not changed' }];
    const text = `${JSON.stringify({ private: true, type: 'module', scripts: added }, null, 2)}\n`;
    return [{ kind: 'create', path, text, words: `the scripts ${Object.keys(added).join(', ')}` }];
  }
  const existing = scriptsOf(content, key);
  const missing = Object.entries(added).filter(([name]) => !Object.hasOwn(existing, name));
  const excluded = facts.denoFile === undefined ? {} : excludedOutput(content, facts.output);
  if (missing.length === 0 && Object.keys(excluded).length === 0) return [];
  const value = { ...content.value, [key]: { ...existing, ...Object.fromEntries(missing) }, ...excluded };
  const parts = [
    ...(missing.length === 0 ? [] : [`adds the ${key} ${missing.map(([name]) => name).join(', ')}`]),
    ...(Object.keys(excluded).length === 0
      ? []
      : [`excludes ${facts.output}/ from ${Object.keys(excluded).join(' and ')}`]),
  ];
  const text = printedLike(content.text, value);
  return [{ kind: 'change', path, before: content.text, text, words: parts.join(', ') }];
}

/** Returns the sections of deno.json that exclude the generated code from `deno lint` and `deno fmt`. */
function excludedOutput({ value }: PackageContent, output: string): Record<string, object> {
  const folder = `${output}/`;
  const changed = (['lint', 'fmt'] as const).flatMap((name): [string, object][] => {
    const section = isJsonObject(value[name]) ? value[name] : {};
    const { exclude } = section;
    const excluded: readonly unknown[] = Array.isArray(exclude) ? exclude : [];
    const isThere = excluded.some((each) => each === folder || each === output);
    return isThere ? [] : [[name, { ...section, exclude: [...excluded, folder] }]];
  });
  return Object.fromEntries(changed);
}

/** Returns a map from the name of each script to its command. The map contains all scripts that the project has after `forgespec init`. */
export function scriptLines(facts: ProjectFacts): ReadonlyMap<string, unknown> {
  const { content, key, added } = scriptFile(facts);
  if (content === undefined) {
    const isCreated = facts.denoFile === undefined && facts.packageAbove === undefined;
    return new Map(isCreated ? Object.entries(added) : []);
  }
  return new Map(Object.entries({ ...added, ...scriptsOf(content, key) }));
}

function scriptsOf({ value }: PackageContent, key: ScriptFile['key']): object {
  const scripts = value[key];
  return typeof scripts === 'object' && scripts !== null ? scripts : {};
}

/** Prints JSON with the indentation and the line breaks of another text. npm does the same when it changes a package.json. */
function printedLike(text: string, value: object): string {
  const [, indent = '  '] = /^[^\n]*\n([ \t]+)/u.exec(text) ?? [];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = JSON.stringify(value, null, indent).replaceAll('\n', lineEnd);
  return text.endsWith('\n') ? `${lines}${lineEnd}` : lines;
}
