import { createDiagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonFile, type SourceFile } from '../../diagnostics/source-file.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import type { LoadOptions } from '../description.ts';
import { fileReader } from '../source-reader.ts';
import { changesOfValue, type ValueChanges } from './changed-value.ts';
import type { LoadedState } from './loaded-state.ts';
import { parseChanged } from './parse-changed.ts';
import { withReplacedNodes } from './with-replaced-nodes.ts';

/** A file whose text has changed. */
interface ChangedFile {
  readonly source: SourceFile;
  readonly parsed: JsonValue;
  readonly changes: ValueChanges;
}

/**
 * Loads a description again. Unchanged objects and arrays stay the same objects, so that later steps need little time after a small change.
 *
 * @param state the state of the previous load. If the function returns a new state, the old state must no longer be used.
 * @returns undefined if the set of files or a reference may have changed, or if a changed file has problems. All files must then be loaded
 * again.
 */
export async function reload(
  state: LoadedState,
  { reader = fileReader }: LoadOptions,
): Promise<LoadedState | undefined> {
  const read = await Promise.all(
    state.paths.map(async (path) => ({ known: state.files.get(path), found: await reader.read(path) })),
  );
  const changed: ChangedFile[] = [];
  const diagnostics = createDiagnostics();
  for (const { known, found } of read) {
    const isMissing = 'code' in found;
    if (isMissing !== (known === undefined)) return undefined;
    if (isMissing || known === undefined) continue;
    const isChanged = known.source.text !== found.text;
    // If the value of a file is neither an object nor an array, the document contains copies of this value, and these copies cannot be found.
    const { parsed: before } = known;
    if (typeof before !== 'object' || before === null) {
      if (isChanged) return undefined;
      continue;
    }
    // Also called for an unchanged file, so that the next run still finds its value.
    const parsed = parseChanged(found, diagnostics);
    if (!isChanged) continue;
    if (diagnostics.count > 0) return undefined;
    const file = changedFile(before, known.bundled, parsed);
    if (file === undefined || file.changes.withOwnChanges.some((node) => state.copied.has(node))) return undefined;
    changed.push(file);
  }
  return withChanges(state, changed);
}

/** Returns undefined if the changes may affect other files, or if the file could not be parsed. */
function changedFile(
  before: JsonValue,
  bundled: JsonValue,
  { source, value: parsed }: { readonly source: SourceFile; readonly value: JsonValue | undefined },
): ChangedFile | undefined {
  if (parsed === undefined) return undefined;
  if (!isJsonFile(source) && (hasAliases(before) || hasAliases(parsed))) return undefined;
  const changes = changesOfValue(before, parsed, bundled);
  return changes && { source, parsed, changes };
}

function withChanges(state: LoadedState, changed: readonly ChangedFile[]): LoadedState | undefined {
  const { origins } = state;
  const files = new Map(state.files);
  for (const { source, parsed, changes } of changed) {
    origins.replaceSource(source);
    for (const [node, replacement] of changes.replaced) origins.move(node, replacement);
    for (const { value, owner, key } of changes.added) origins.adopt(value, owner, key);
    files.set(source.path, { source, parsed, bundled: changes.value });
  }
  const document = documentWith(state, changed);
  return isJsonObject(document) ? { ...state, document, files } : undefined;
}

function documentWith(
  { document, origins, copied, isOnlyFile }: LoadedState,
  changed: readonly ChangedFile[],
): JsonValue {
  const replaced = new Map(changed.flatMap(({ changes }) => [...changes.replaced]));
  if (replaced.size === 0) return document;
  const [only] = changed;
  const isCopied = (member: unknown): boolean => typeof member === 'object' && member !== null && replaced.has(member);
  const isTree = isOnlyFile && ![...copied].some((target) => Object.values(target ?? {}).some(isCopied));
  if (isTree && only !== undefined) return only.changes.value;
  return withReplacedNodes(document, replaced, (node, copy) => origins.move(node, copy));
}

/** Returns true if an object or array occurs several times in a parsed file. */
function hasAliases(value: JsonValue): boolean {
  const seen = new Set<object>();
  const visit = (node: JsonValue | undefined): boolean => {
    if (typeof node !== 'object' || node === null) return false;
    if (seen.has(node)) return true;
    seen.add(node);
    return Object.values(node).some(visit);
  };
  return visit(value);
}
