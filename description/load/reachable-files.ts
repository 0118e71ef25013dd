import { versionOf } from './check-version.ts';
import { isAddress, parseReference } from '../openapi/reference.ts';
import { createSelfReferences } from './self-references.ts';
import type { FileResolver, LoadedFile } from './resolver.ts';
import {
  createUnresolvedReferences,
  findReferences,
  type FoundReferences,
  type UnresolvedReferences,
} from './resources/unresolved-references.ts';

/** A file with all references that it contains. */
export interface ReferringFile extends FoundReferences {
  readonly file: LoadedFile;
}

/** The files of a description, and the references that are resolved only after bundling. */
export interface ReachableFiles {
  readonly files: readonly ReferringFile[];
  /** The references to URLs and anchors. The bundler cannot resolve these references. */
  readonly unresolved: UnresolvedReferences;
}

/**
 * Reads the root file and all files to which references lead, directly or indirectly. The result starts with the root file. The files to
 * which the root file refers come next, then the files to which these files refer, and so on.
 */
export async function readReachableFiles(root: LoadedFile, resolver: FileResolver): Promise<ReachableFiles> {
  const unresolved = createUnresolvedReferences();
  const replaceSelf = createSelfReferences(root);
  const hasIdentifiers = versionOf(root.value) >= '3.1';
  const found = new Map<LoadedFile, ReferringFile>();
  let open: readonly LoadedFile[] = [root];
  while (open.length > 0) {
    const added = open.map((file) => {
      replaceSelf(file);
      return { file, ...findReferences(file.value, hasIdentifiers, unresolved, resolver.mayFetch) };
    });
    for (const entry of added) found.set(entry.file, entry);
    const paths = new Set(added.flatMap((entry) => pathsIn(entry, resolver)));
    const loaded = await Promise.all(Array.from(paths, (path) => resolver.load(path)));
    await Promise.all(
      added.flatMap(({ file, examples }) => examples.map(async (name) => loadExample(name, file, resolver))),
    );
    open = loaded.filter((file) => file !== undefined).filter((file) => !found.has(file));
  }
  return { files: [...found.values()], unresolved };
}

function pathsIn({ file, references }: ReferringFile, resolver: FileResolver): string[] {
  const names = references.map(({ $ref }) => parseReference($ref).file);
  return names.filter((name) => name !== '').map((name) => resolver.resolve(file.source.path, name));
}

/** Reads the file that the `externalValue` of an example names. */
async function loadExample(reference: string, { source }: LoadedFile, resolver: FileResolver): Promise<void> {
  if (isAddress(reference) && !resolver.mayFetch(reference)) return;
  const { file } = parseReference(reference);
  if (file !== '') await resolver.load(resolver.resolve(source.path, file));
}
