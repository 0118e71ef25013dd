import type { Version } from './installed-package.ts';
import type { CompilerSettings } from './compiler-settings.ts';

/** Returns the year of a version of ECMAScript such as `es2022`. Returns undefined for another name, such as `dom`. */
function yearOf(name: string): number | undefined {
  if (name === 'es3' || name === 'es5') return 2009;
  if (name === 'esnext' || name === 'latest') return Infinity;
  // `es6` is ES2015. A part of a version, such as `es2020.string`, counts as the version.
  const [, number] = /^es(\d+)(?:\.|$)/u.exec(name) ?? [];
  if (number === undefined) return undefined;
  return Number(number) < 2000 ? 2009 + Number(number) : Number(number);
}

/**
 * Returns the year of the `target` of a tsconfig.json.
 *
 * @see https://www.typescriptlang.org/tsconfig/#target
 */
export function targetYear({ target, module }: CompilerSettings, [major]: Version): number {
  if (target !== undefined) return yearOf(target) ?? Infinity;
  if (major >= 6 || module === 'nodenext') return Infinity;
  return module?.startsWith('node') === true ? 2022 : 2009;
}

/** Returns the year of the declarations of ECMAScript that a tsconfig.json includes. */
export const libraryYear = (settings: CompilerSettings, compiler: Version): number =>
  settings.lib === undefined
    ? targetYear(settings, compiler)
    : Math.max(0, ...settings.lib.map((name) => yearOf(name) ?? 0));
