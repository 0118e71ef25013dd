import { ts } from 'ts-morph';
import type { FoundObject } from './found-objects.ts';
import { isHidden } from './found-objects.ts';
import type { HandlerProgram } from './handler-program.ts';
import { importInsertions, localName } from './local-name.ts';
import { isNotImplemented } from './not-implemented.ts';
import type { Insertion, Merged, Surplus, WantedObject } from './wanted.ts';

/**
 * Returns the insertions that add missing members to an object in a hand-written file. The existing text is never changed.
 *
 * @param found the hand-written code of the object. Undefined if there is none.
 * @param path the file in which the object is expected.
 */
export function mergeMembers(
  program: HandlerProgram,
  found: FoundObject | undefined,
  wanted: WantedObject,
  path: string,
): Merged {
  const names = new Set(wanted.members.map(({ name }) => name));
  const unchanged: Merged = {
    path: found === undefined ? path : (fileOf(found)?.fileName ?? path),
    insertions: [],
    added: [],
    surplus: found === undefined ? [] : surplusOf(found, names),
    unwritten: [...(found?.members ?? [])].flatMap(([name, node]) =>
      names.has(name) && isNotImplemented(program, node) ? [name] : [],
    ),
  };
  const missing = wanted.members.filter(({ name }) => found?.names.has(name) !== true);
  if (missing.length === 0 || (found !== undefined && isOnlyDeclared(found))) return unchanged;
  const added = missing.map(({ name }) => name);
  const literal = literalToExtend(found, wanted.type);
  if (typeof literal === 'string') return { ...unchanged, problem: `${literal}; add ${added.join(', ')} yourself` };
  const file = literal.getSourceFile();
  const locals = missing.map(({ needs }) => localName(file, needs, program));
  const texts = missing.map(({ text }, index) => text(locals[index]?.name ?? ''));
  const imports = importInsertions(
    file,
    locals.flatMap((local) => local.missing ?? []),
  );
  return { ...unchanged, insertions: [...imports, ...membersInto(literal, texts, file)], added };
}

/** Returns the file with the first literal or class of an object. */
function fileOf({ literals, classes }: FoundObject): ts.SourceFile | undefined {
  const [first] = [...literals, ...classes];
  return first?.getSourceFile();
}

/** Returns true if a value has the type of the object, and its members are not visible. */
const isOnlyDeclared = ({ names, literals, isDeclared }: FoundObject): boolean =>
  names.size === 0 && literals.size === 0 && isDeclared;

/**
 * Returns the literal to which members can be added. If there is no such literal, returns the reason as text.
 *
 * @param type the name of the type of the object.
 */
function literalToExtend(found: FoundObject | undefined, type: string): ts.ObjectLiteralExpression | string {
  if (found === undefined) return `it has no object of the type ${type}`;
  const [literal, ...others] = found.literals;
  if (others.length > 0) return `several objects are of the type ${type}`;
  if (found.isOpen) return 'the names of some of its members are unknown';
  if (found.classes.size > 0) return 'its handlers are methods of a class';
  return literal ?? 'its object is not written as a literal';
}

/** Applies insertions to a text. Equal insertions at the same position, such as two equal imports, are applied once. */
export function insert(text: string, insertions: readonly Insertion[]): string {
  const different = new Map(insertions.map((insertion) => [`${insertion.position} ${insertion.text}`, insertion]));
  return [...different.values()]
    .toSorted((a, b) => b.position - a.position)
    .reduce((before, { position, text: added }) => before.slice(0, position) + added + before.slice(position), text);
}

function surplusOf({ literals, classes }: FoundObject, names: ReadonlySet<string>): Surplus[] {
  const nodes = [...literals].flatMap(({ properties }) => [...properties]);
  const methods = [...classes].flatMap(({ members }) => members.filter((member) => !isHidden(member)));
  return [...nodes, ...methods].flatMap((node) => {
    const { name } = node;
    if (name === undefined || ts.isComputedPropertyName(name) || names.has(name.text)) return [];
    const file = node.getSourceFile();
    const { line, character } = file.getLineAndCharacterOfPosition(node.getStart(file));
    return [{ name: name.text, path: file.fileName, line: line + 1, column: character + 1 }];
  });
}

function membersInto(object: ts.ObjectLiteralExpression, texts: readonly string[], file: ts.SourceFile): Insertion[] {
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
  const space = /\s/u.test(text.charAt(closing - 1)) ? '' : ' ';
  if (!isOnOwnLine) return [...comma, { position: closing, text: `${space}${texts.join(', ')} ` }];
  const indent = indentAt(text, last.getStart(file));
  return [...comma, { position: lineStart, text: texts.map((member) => `${indent}${member},${end}`).join('') }];
}

function indentAt(text: string, position: number): string {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  return /^[ \t]*/u.exec(text.slice(start))?.[0] ?? '';
}
