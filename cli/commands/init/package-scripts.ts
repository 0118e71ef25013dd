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

/**
 * Returns the step that adds the missing scripts to package.json, or that creates this file. Existing scripts stay unchanged.
 */
export function addScripts({ packageFile, packageAbove }: ProjectFacts): InitAction[] {
  const path = 'package.json';
  if (packageFile === undefined) {
    if (packageAbove !== undefined)
      return [{ kind: 'keep', path: packageAbove, words: 'is in a folder above, and is not changed' }];
    const text = `${JSON.stringify({ private: true, type: 'module', scripts: ownScripts }, null, 2)}\n`;
    return [{ kind: 'create', path, text, words: `the scripts ${Object.keys(ownScripts).join(', ')}` }];
  }
  const existing = scriptsOf(packageFile);
  const missing = Object.entries(ownScripts).filter(([name]) => !Object.hasOwn(existing, name));
  if (missing.length === 0) return [];
  const value = { ...packageFile.value, scripts: { ...existing, ...Object.fromEntries(missing) } };
  const words = `adds the scripts ${missing.map(([name]) => name).join(', ')}`;
  return [{ kind: 'change', path, before: packageFile.text, text: printedLike(packageFile.text, value), words }];
}

/** Returns a map from the name of each script to its command. The map contains all scripts that package.json has after `forgespec init`. */
export function scriptLines({ packageFile, packageAbove }: ProjectFacts): ReadonlyMap<string, unknown> {
  if (packageFile === undefined) return new Map(packageAbove === undefined ? Object.entries(ownScripts) : []);
  return new Map(Object.entries({ ...ownScripts, ...scriptsOf(packageFile) }));
}

function scriptsOf({ value }: PackageContent): object {
  const { scripts } = value;
  return typeof scripts === 'object' && scripts !== null ? scripts : {};
}

/** Prints JSON with the indentation and the line breaks of another text. npm does the same when it changes a package.json. */
function printedLike(text: string, value: object): string {
  const [, indent = '  '] = /^[^\n]*\n([ \t]+)/u.exec(text) ?? [];
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const lines = JSON.stringify(value, null, indent).replaceAll('\n', lineEnd);
  return text.endsWith('\n') ? `${lines}${lineEnd}` : lines;
}
