import { createDiagnostics } from '../../diagnostics/diagnostic.ts';
import { isJsonFile, type SourceFile } from '../../diagnostics/source-file.ts';
import { isJsonObject, type JsonValue } from '../../json/json.ts';
import type { LoadOptions } from '../description.ts';
import { parse as parseFile, type Parse } from '../parse.ts';
import { fileReader } from '../source-reader.ts';
import { changesOfValue, type ValueChanges } from './changed-value.ts';
import type { LoadedState, StateOfFile } from './loaded-state.ts';
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
  { reader = fileReader, parse = parseFile }: LoadOptions,
): Promise<LoadedState | undefined> {
  const read = await Promise.all(
    state.paths.map(async (path) => ({ known: state.files.get(path), found: await reader.read(path) })),
  );
  const changed: ChangedFile[] = [];
  for (const { known, found } of read) {
    const isMissing = 'code' in found;
    if (isMissing !== (known === undefined)) return undefined;
    if (isMissing || known === undefined || known.source.text === found.text) continue;
    const file = changedFile(known, found, parse);
    if (file === undefined || file.changes.withOwnChanges.some((node) => state.copied.has(node))) return undefined;
    changed.push(file);
  }
  return withChanges(state, changed);
}

/** Returns undefined if the changes may affect other files, or if the changed file has problems. */
function changedFile(
  { parsed: before, bundled }: StateOfFile,
  source: SourceFile,
  parse: Parse,
): ChangedFile | undefined {
  // If the value of a file is neither an object nor an array, the document contains copies of this value, and these copies cannot be found.
  if (typeof before !== 'object' || before === null) return undefined;
  const diagnostics = createDiagnostics();
  const parsed = parse(source, diagnostics);
  if (parsed === undefined || diagnostics.count > 0) return undefined;
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
