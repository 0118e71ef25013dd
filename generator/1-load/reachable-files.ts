import { isAddress, isReference, parseReference, type Reference } from './reference.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';

/** A file, and every reference in it. */
export interface ReferringFile {
  readonly file: LoadedFile;
  readonly references: readonly Reference[];
}

/** Reads every file that can be reached from the root through references, nearest first. */
export async function readReachableFiles(root: LoadedFile, resolver: FileResolver): Promise<ReferringFile[]> {
  const found = new Map<LoadedFile, ReferringFile>();
  let open: readonly LoadedFile[] = [root];
  while (open.length > 0) {
    const added = open.map((file) => ({ file, references: referencesIn(file.value) }));
    for (const entry of added) found.set(entry.file, entry);
    const paths = new Set(added.flatMap((entry) => pathsIn(entry, resolver)));
    const loaded = await Promise.all(Array.from(paths, (path) => resolver.load(path)));
    open = loaded.filter((file) => file !== undefined).filter((file) => !found.has(file));
  }
  return [...found.values()];
}

function pathsIn({ file, references }: ReferringFile, resolver: FileResolver): string[] {
  const names = references.filter(({ $ref }) => !isAddress($ref)).map(({ $ref }) => parseReference($ref).file);
  return names.filter((name) => name !== '').map((name) => resolver.resolve(file.source.path, name));
}

function referencesIn(root: unknown): Reference[] {
  const references: Reference[] = [];
  const seen = new Set<object>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return;
    seen.add(node);
    if (isReference(node)) references.push(node);
    for (const child of Object.values(node)) visit(child);
  };
  visit(root);
  return references;
}
