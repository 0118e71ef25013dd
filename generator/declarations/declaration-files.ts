import { join } from 'node:path';
import { createFile, rememberedOf, type PrintedFile } from '../output/printed-file.ts';
import type { DeclarableModule, DeclaredModule } from './declare-module.ts';
import type { DescribedNames, SourceNames } from './source-name.ts';

/** Converts modules to JavaScript and declarations, in another thread. */
export interface ModuleDeclarer {
  declare(module: DeclarableModule): Promise<DeclaredModule>;
}

/**
 * Converts each TypeScript file of an output to JavaScript, declarations and a declaration map. All other files stay
 * unchanged.
 *
 * @param out the absolute path of the output folder.
 * @param names the exported names of the modules that are derived from the description.
 */
export async function declarationFiles(
  files: readonly PrintedFile[],
  out: string,
  names: DescribedNames,
  declarer: ModuleDeclarer,
): Promise<PrintedFile[]> {
  const converted = await Promise.all(
    files.map(async (file) => {
      if (!file.path.endsWith('.ts')) return [file];
      const own = new Map([
        ...exportsOf(file).flatMap((name) => entryOf(names.unique, name)),
        ...(names.ofModules.get(file.path) ?? []),
      ]);
      const module = { path: join(out, file.path), text: file.text, names: own };
      const declare = async (): Promise<string> => JSON.stringify(await declarer.declare(module));
      return partsOf(await createFile('declare', file.path, [file.text, [...own].map(entryText)], declare));
    }),
  );
  return converted.flat().toSorted((a, b) => (a.path < b.path ? -1 : 1));
}

function entryOf(names: SourceNames, name: string): [string, NonNullable<ReturnType<SourceNames['get']>>][] {
  const sources = names.get(name);
  return sources === undefined ? [] : [[name, sources]];
}

/** Converts an entry of {@link SourceNames} to a string. Equal entries have equal strings. */
const entryText = (entry: unknown): string =>
  JSON.stringify(entry, (_, value: unknown) => (value instanceof Map ? [...value] : value));

/** Returns the names that a module declares and exports. */
const exportsOf = rememberedOf(({ path, text }): readonly string[] =>
  isCopied(path)
    ? []
    : Array.from(
        text.matchAll(/^export (?:async )?(?:class|const|function|interface|type) (\w+)/gmu),
        ([, name = '']) => name,
      ),
);

/** Returns true for a hand-written module. Its names do not come from the description. */
const isCopied = (path: string): boolean => path.startsWith('shared/') || path.split('/')[1] === 'runtime';

/** Returns the files of a converted module. */
const partsOf = rememberedOf(({ path, text }): readonly PrintedFile[] => {
  const { code, declarations, map }: DeclaredModule = JSON.parse(text);
  const base = path.replace(/\.ts$/u, '');
  return [
    { path: `${base}.js`, text: code },
    { path: `${base}.d.ts`, text: declarations },
    ...(map === undefined ? [] : [{ path: `${base}.d.ts.map`, text: map }]),
  ];
});
