import { ts } from 'ts-morph';
import { missingImports } from './missing-imports.ts';
import type { ImportedName, Merged, WantedObject } from './wanted.ts';
import { memberNames, writtenObjects, type WrittenObject } from './written-object.ts';

/** A text that is inserted at an offset of a file. */
export interface Insertion {
  readonly position: number;
  readonly text: string;
}

/**
 * Adds missing members to an object in a hand-written file. The existing text is never changed.
 *
 * @param name the name of the file, for messages.
 */
export function mergeMembers(text: string, name: string, wanted: WantedObject): Merged {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const unchanged: Merged = { text, added: [], surplus: [] };
  if (hasSyntaxErrors(file)) return { ...unchanged, problem: 'it cannot be parsed' };
  const objects = writtenObjects(file, wanted.type);
  const members = objects.flatMap(memberNames);
  const known = new Set(wanted.members.map((member) => member.name));
  const surplus = members.flatMap(({ name: member, node }) => {
    if (member === undefined || known.has(member)) return [];
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return [{ name: member, line: line + 1, column: character + 1 }];
  });
  const missing = wanted.members.filter((member) => !members.some((there) => there.name === member.name));
  const [object, ...others] = objects;
  const names = missing.map((member) => member.name).join(', ');
  const problem = (reason: string): Merged => ({ ...unchanged, surplus, problem: `${reason}; add ${names} yourself` });
  if (missing.length === 0) return { ...unchanged, surplus };
  if (object === undefined) return problem(`it has no object of the type ${wanted.type}`);
  if (others.length > 0) return problem(`several objects are of the type ${wanted.type}`);
  if (members.some((member) => member.name === undefined))
    return problem('the names of some of its members are unknown');
  if (!ts.isObjectLiteralExpression(object)) return problem('its handlers are methods of a class');

  const needs: readonly ImportedName[] = missing.map((member) => member.needs);
  const insertions = [
    ...missingImports(file, needs),
    ...membersInto(
      object,
      missing.map((member) => member.text),
      file,
    ),
  ];
  return { text: insert(text, insertions), added: missing.map((member) => member.name), surplus };
}

/** Returns true if a file has syntax errors. `createSourceFile` does not report them, so the text is transpiled. */
const hasSyntaxErrors = (file: ts.SourceFile): boolean =>
  ts.transpileModule(file.text, { reportDiagnostics: true, fileName: file.fileName }).diagnostics?.length !== 0;

function membersInto(
  object: Extract<WrittenObject, ts.ObjectLiteralExpression>,
  texts: readonly string[],
  file: ts.SourceFile,
): Insertion[] {
  const { text } = file;
  const { properties } = object;
  const closing = object.getEnd() - 1;
  const last = properties.at(-1);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  if (last === undefined) {
    const indent = indentAt(text, object.getStart(file));
    const lines = texts.map((member) => `${end}${indent}  ${member},`);
    return [{ position: object.getStart(file) + 1, text: `${lines.join('')}${end}${indent}` }];
  }
  const isTerminated = properties.hasTrailingComma;
  const lineStart = text.lastIndexOf('\n', closing - 1) + 1;
  const isOnOwnLine = lineStart > last.getEnd() && /^[ \t]*$/u.test(text.slice(lineStart, closing));
  const comma: Insertion[] = isTerminated ? [] : [{ position: last.getEnd(), text: ',' }];
  if (!isOnOwnLine) return [...comma, { position: closing, text: ` ${texts.join(', ')} ` }];
  const indent = indentAt(text, last.getStart(file));
  return [...comma, { position: lineStart, text: texts.map((member) => `${indent}${member},${end}`).join('') }];
}

function indentAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  return /^[ \t]*/u.exec(text.slice(start))?.[0] ?? '';
}

const insert = (text: string, insertions: readonly Insertion[]): string =>
  insertions
    .toSorted((a, b) => b.position - a.position)
    .reduce((before, { position, text: added }) => before.slice(0, position) + added + before.slice(position), text);
