import { CompletionItemKind, type CompletionItem, type Position } from 'vscode-languageserver';
import { isExtensionKey } from '@forgespec/description/openapi';
import type { DescribedFiles } from './described-files.ts';
import { isInsidePart, type PartAddress } from './file-index.ts';
import { referenceTo } from './find-places.ts';
import { keysOf, typeOf, type TypeOfPart } from './part-shapes.ts';
import { offsetAt } from './text-positions.ts';

/** Returns the completions at a position: targets of a `$ref`, or keys of the object. */
export function completionsAt(path: string, position: Position, files: DescribedFiles): CompletionItem[] {
  const text = files.text(path);
  const offset = offsetAt(text, position);
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
  const object = objectAt(path, line, offset, files);
  const reference = /(?:^|[\s{,-])["']?\$ref["']?:\s*(["']?)[^"']*$/u.exec(line);
  if (reference !== null) return referenceItems(path, typeOf(object, files), reference[1] !== '', files);
  return /^\s*(?:- +)?["']?[\w$-]*$/u.test(line) || /[{,]\s*["']?[\w$-]*$/u.test(line) ? keyItems(object, files) : [];
}

/** Returns the object to which a new key in a line belongs: the innermost one whose keys have the indentation of the line. */
function objectAt(path: string, line: string, offset: number, files: DescribedFiles): PartAddress {
  const text = files.text(path);
  const isInBraces = /[{,]\s*["']?[\w$-]*(?:["']?:\s*["']?[^"'{},]*)?$/u.test(line);
  const indentation = /^[\s-]*/u.exec(line)?.[0].length ?? 0;
  const before = files.index(path).entries.filter(({ start, end, keys }) => {
    if (start < 0 || start >= offset || keys.length === 0) return false;
    return isInBraces ? end < offset : text.lastIndexOf('\n', start - 1) + 1 + indentation > start;
  });
  const parent = isInBraces
    ? before.findLast(
        ({ valueStart, valueEnd }) => text[valueStart] === '{' && valueStart < offset && offset <= valueEnd,
      )
    : before.at(-1);
  return { path, keys: parent?.keys ?? [] };
}

/** The maps of components whose entries a reference to an object can name. */
const mapsOfObjects: Readonly<Record<string, string>> = {
  Callback: 'callbacks',
  Example: 'examples',
  Header: 'headers',
  Link: 'links',
  Parameter: 'parameters',
  'Path Item': 'pathItems',
  'Request Body': 'requestBodies',
  Response: 'responses',
  'Security Scheme': 'securitySchemes',
};

function referenceItems(path: string, type: TypeOfPart, isQuoted: boolean, files: DescribedFiles): CompletionItem[] {
  const map = type?.kind === 'schema' ? 'schemas' : type?.kind === 'object' ? mapsOfObjects[type.name] : undefined;
  const targets = files.paths().flatMap((file) =>
    files.index(file).entries.flatMap(({ keys }): PartAddress[] => {
      const isComponent = keys.length === 3 && keys[0] === 'components' && (map === undefined || keys[1] === map);
      const isReferenced =
        file !== files.root && keys.length <= 2 && files.referencesTo({ path: file, keys }).length > 0;
      return isComponent || isReferenced ? [{ path: file, keys }] : [];
    }),
  );
  return targets.map((target) => {
    const label = referenceTo(target, path);
    return { label, kind: CompletionItemKind.Reference, insertText: isQuoted ? label : `'${label}'` };
  });
}

/** Returns the keys that the object does not have yet: those of the specification, and the `x-` keys of other objects of the same type. */
function keyItems(object: PartAddress, files: DescribedFiles): CompletionItem[] {
  const type = typeOf(object, files);
  const present = new Set(
    files
      .index(object.path)
      .entries.filter(
        ({ keys }) => keys.length === object.keys.length + 1 && isInsidePart({ path: object.path, keys }, object),
      )
      .map(({ keys }) => keys.at(-1)),
  );
  const known = keysOf(type);
  const extensions = known.length === 0 ? [] : extensionKeys(type, files);
  return [...known, ...extensions]
    .filter((key) => !present.has(key))
    .map((label) => ({ label, kind: CompletionItemKind.Property, insertText: `${label}: ` }));
}

/** Returns the `x-` keys of all objects of a type. */
function extensionKeys(type: TypeOfPart, files: DescribedFiles): readonly string[] {
  const known = files.resultsOf(extensionKeys);
  if (known.size === 0) for (const [name, keys] of extensionsByType(files)) known.set(name, [...keys].toSorted());
  return known.get(JSON.stringify(type)) ?? [];
}

function extensionsByType(files: DescribedFiles): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const path of files.paths()) {
    for (const { keys } of files.index(path).entries) {
      const key = keys.at(-1) ?? '';
      if (!key.startsWith('x-') || !isExtensionKey(keys, keys.length - 1)) continue;
      const type = JSON.stringify(typeOf({ path, keys: keys.slice(0, -1) }, files)) ?? '';
      found.set(type, (found.get(type) ?? new Set()).add(key));
    }
  }
  return found;
}
