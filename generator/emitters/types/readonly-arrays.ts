import type { ObjectType, Type } from '../../code/type.ts';

/**
 * Returns a type whose arrays are readonly, also those in its members, so that a program can pass any array. Named types are not changed,
 * because responses may have them too.
 */
export function withReadonlyArrays(type: Type): Type {
  switch (type.kind) {
    case 'array':
      return { ...type, item: withReadonlyArrays(type.item), isReadonly: true };
    case 'object':
      return readonlyMembers(type);
    case 'union':
    case 'intersection':
      return { ...type, types: type.types.map(withReadonlyArrays) };
    case 'literal':
    case 'never':
    case 'primitive':
    case 'reference':
    case 'tuple':
    case 'unknown':
      return type;
  }
}

const readonlyMembers = ({ members, index, ...type }: ObjectType): ObjectType => ({
  ...type,
  members: members.map((member) => ({ ...member, type: withReadonlyArrays(member.type) })),
  index: index && withReadonlyArrays(index),
});
