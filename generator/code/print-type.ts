import { commentText } from './comment.ts';
import { propertyKey } from './property-key.ts';
import { unknownType, type ObjectType, type Type, type TypeMember } from './type.ts';

/** Returns a type as code. */
export function printType(type: Type): string {
  switch (type.kind) {
    case 'unknown':
    case 'never':
      return type.kind;
    case 'primitive':
      return type.name;
    case 'literal':
    case 'reference':
      return type.text;
    case 'object':
      return printObject(type);
    case 'array':
      return `${printPart(type.item)}[]`;
    case 'tuple': {
      const items = type.items.map((item) => (item.isOptional ? `${printPart(item.type)}?` : printType(item.type)));
      return `[${[...items, ...(type.rest === undefined ? [] : [`...${printPart(type.rest)}[]`])].join(', ')}]`;
    }
    case 'union':
      return type.types.map((part) => (part.kind === 'intersection' ? printPart(part) : printType(part))).join(' | ');
    case 'intersection':
      return type.types.map((part) => (part.kind === 'union' ? printPart(part) : printType(part))).join(' & ');
  }
}

/** Returns the members of an object type as code, between braces. */
export function printMembers({ members, index }: ObjectType): string {
  const lines = members.map(printMember);
  if (index !== undefined) lines.push(`[key: string]: ${printType(index)};`);
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n}`;
}

function printObject(type: ObjectType): string {
  // An object type without known members also gets an index signature, because every value except null is assignable to the type `{}`.
  if (type.members.length === 0) return `{ [key: string]: ${printType(type.index ?? unknownType)} }`;
  const isShort = type.index === undefined && type.members.every(({ docs }) => docs.length === 0);
  return isShort ? `{ ${type.members.map(printMember).join(' ')} }` : printMembers(type);
}

function printMember({ name, type, isOptional, docs }: TypeMember): string {
  const comment = docs.length === 0 ? '' : `${commentText(docs)}\n`;
  return `${comment}${propertyKey(name)}${isOptional ? '?' : ''}: ${printType(type)};`;
}

const printPart = (type: Type): string =>
  type.kind === 'union' || type.kind === 'intersection' ? `(${printType(type)})` : printType(type);
