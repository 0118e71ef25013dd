import { relative, dirname, sep } from 'node:path';
import type { Location, Position, WorkspaceEdit } from 'vscode-languageserver';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import type { DescribedFiles } from './described-files.ts';
import { entryAt, isInsidePart, type IndexedKey, type PartAddress } from './file-index.ts';
import { offsetAt, rangeBetween, uriOfPath } from './text-positions.ts';

/** Returns the part that a position means: the target of a reference, or the part whose key is at the position. */
export function partAtPosition(path: string, position: Position, files: DescribedFiles): PartAddress | undefined {
  const offset = offsetAt(files.text(path), position);
  const reference = files.referenceAt(path, offset);
  if (reference !== undefined) return reference.target;
  const entry = entryAt(files.index(path), offset);
  return entry === undefined || offset > entry.end ? undefined : { path, keys: entry.keys };
}

export const locationOfRange = (path: string, text: string, start: number, end: number): Location => ({
  uri: uriOfPath(path),
  range: rangeBetween(text, start, end),
});

/** Returns the location of the key of a part. The root of a file has no key, so its location is the start of the file. */
export function locationOfPart(part: PartAddress, files: DescribedFiles): Location | undefined {
  const text = files.text(part.path);
  if (part.keys.length === 0) return text === '' ? undefined : locationOfRange(part.path, text, 0, 0);
  const entry = files.entryOf(part);
  return entry === undefined ? undefined : locationOfRange(part.path, text, entry.start, entry.end);
}

/** Returns the locations of all references to a part. */
export const locationsOfReferences = (part: PartAddress, files: DescribedFiles): Location[] =>
  files.referencesTo(part).map(({ path, start, end }) => locationOfRange(path, files.text(path), start, end));

/** The error that is thrown if a part cannot be renamed. */
export class RenameError extends Error {}

/** Returns the entry of the component that a position means. Returns undefined if the part cannot be renamed. */
export function renamedEntry(part: PartAddress, files: DescribedFiles): IndexedKey | undefined {
  const entry = files.entryOf(part);
  const isComponent = ['components', 'definitions'].includes(part.keys[0] ?? '') && part.keys.length <= 3;
  const isReferenced = part.keys.length > 0 && files.referencesTo(part).length > 0;
  return entry !== undefined && (isComponent || isReferenced) ? entry : undefined;
}

/**
 * Returns the edits that rename a component in all files: its key, and every reference to the component or to a part of it. Comments and
 * formatting stay.
 *
 * @throws {RenameError} if the part cannot be renamed, or if the new name is not possible.
 */
export function renameEdits(part: PartAddress, name: string, files: DescribedFiles): WorkspaceEdit {
  const entry = renamedEntry(part, files);
  if (entry === undefined)
    throw new RenameError('Only a component, or a part to which references lead, can be renamed.');
  if (!/^[\w.-]+$/u.test(name))
    throw new RenameError('A name of a component has only letters, digits and the characters . - _');
  const siblings = files
    .index(part.path)
    .entries.filter(({ keys }) =>
      isInsidePart({ path: part.path, keys }, { path: part.path, keys: part.keys.slice(0, -1) }),
    );
  if (siblings.some(({ keys }) => keys.length === part.keys.length && keys.at(-1) === name))
    throw new RenameError(`The name ${name} exists already.`);
  const changes: NonNullable<WorkspaceEdit['changes']> = {};
  const add = (path: string, start: number, end: number, newText: string): void => {
    const text = files.text(path);
    const [quote = ''] = /^["']/u.exec(text.slice(start, end)) ?? [];
    (changes[uriOfPath(path)] ??= []).push({
      range: rangeBetween(text, start, end),
      newText: `${quote}${newText}${quote}`,
    });
  };
  add(part.path, entry.start, entry.end, name);
  for (const { path, start, end, text, target } of files.references())
    if (isInsidePart(target, part))
      add(path, start, end, renamedReference(text, part.keys.length, target.keys.length, name));
  return { changes };
}

/** Returns a reference in which one key of the pointer is replaced. A name without a pointer is replaced as a whole. */
function renamedReference(text: string, position: number, length: number, name: string): string {
  if (!text.includes('/') && !text.includes('#')) return name;
  const segments = text.split('/');
  segments[segments.length - 1 - (length - position)] = name;
  return segments.join('/');
}

/** Returns the text of a reference from a file to a part. */
export function referenceTo({ path, keys }: PartAddress, from: string): string {
  const file = path === from ? '' : relative(dirname(from), path).split(sep).join('/');
  const pointer = keys.map((key) => `/${escapeSegment(key)}`).join('');
  return `${file === '' || file.startsWith('.') ? file : `./${file}`}#${pointer}`;
}
