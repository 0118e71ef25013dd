import { commentText } from './comment.ts';
import { propertyKey } from './property-key.ts';
import { unknownType, type ObjectType, type ReferenceType, type Type, type TypeMember } from './type.ts';

/**
 * A function that returns the code of a reference to another type. If the code is added to a module, the function also adds the import of
 * the type to this module.
 */
export type PrintReference = (type: ReferenceType) => string;

const textOf: PrintReference = ({ text }) => text;

/** Returns the code of a type. */
export function printType(type: Type, printReference: PrintReference = textOf): string {
  switch (type.kind) {
    case 'unknown':
    case 'never':
      return type.kind;
    case 'primitive':
      return type.name;
    case 'literal':
      return type.text;
    case 'reference':
      return printReference(type);
    case 'object':
      return printObject(type, printReference);
    case 'array':
      return `${type.isReadonly === true ? 'readonly ' : ''}${printPart(type.item, printReference)}[]`;
    case 'tuple': {
      const items = type.items.map((item) =>
        item.isOptional ? `${printPart(item.type, printReference)}?` : printType(item.type, printReference),
      );
      const rest = type.rest === undefined ? [] : [`...${printPart(type.rest, printReference)}[]`];
      return `[${[...items, ...rest].join(', ')}]`;
    }
    case 'union':
      return joinTypes(type.types, 'intersection', ' | ', printReference);
    case 'intersection':
      return joinTypes(type.types, 'union', ' & ', printReference);
  }
}

/** Joins the code of types with an operator. Puts types of the kind `kind` in parentheses. */
const joinTypes = (types: readonly Type[], kind: Type['kind'], operator: string, print: PrintReference): string =>
  types.map((part) => (part.kind === kind ? printPart(part, print) : printType(part, print))).join(operator);

const printPart = (part: Type, print: PrintReference): string =>
  part.kind === 'union' || part.kind === 'intersection' || (part.kind === 'array' && part.isReadonly === true)
    ? `(${printType(part, print)})`
    : printType(part, print);

/** Returns the code of the members of an object type, between braces. */
export function printMembers({ members, index }: ObjectType, printReference: PrintReference = textOf): string {
  const lines = members.map((member) => printMember(member, printReference));
  if (index !== undefined) lines.push(`[key: string]: ${printType(index, printReference)};`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
}

function printObject(type: ObjectType, printReference: PrintReference): string {
  // An object type without known members gets an index signature. Without an index signature it would be the type `{}`, which accepts every
  // value except null and undefined.
  if (type.members.length === 0) return `{ [key: string]: ${printType(type.index ?? unknownType, printReference)} }`;
  const isShort = type.index === undefined && type.members.every(({ docs }) => docs.length === 0);
  if (!isShort) return printMembers(type, printReference);
  return `{ ${type.members.map((member) => printMember(member, printReference)).join(' ')} }`;
}

function printMember({ name, type, isOptional, docs }: TypeMember, printReference: PrintReference): string {
  const comment = docs.length === 0 ? '' : `${commentText(docs)}\n`;
  return `${comment}${propertyKey(name)}${isOptional ? '?' : ''}: ${printType(type, printReference)};`;
}
