import { describedReference, type NamedSchema, type Representation } from '@forgespec/model';
import { constAssertionText, interfaceText, typeAliasText } from '../../code/declaration-text.ts';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import { printMembers, printType } from '../../code/print-type.ts';
import { propertyKey } from '../../code/property-key.ts';
import { schemaDocs } from '../schema-docs.ts';
import { digitsType } from '../literal-type.ts';
import { typeOfSchema } from '../schema-type.ts';
import type { TypeContext } from '../type-context.ts';
import { objectType, type ObjectType, type ReferenceType, type Type, type TypeMember } from '../../code/type.ts';

/** Returns the declaration of the type of a named schema. For an object type, the declaration is an interface. */
export function schemaDeclaration(named: NamedSchema, context: TypeContext): string {
  const { name, schema } = named;
  return declarationText(name, docsOf(named, context), typeOfSchema(schema, context), context);
}

function docsOf({ schema, reference, isForRequests }: NamedSchema, context: TypeContext): string[] {
  const docs = schemaDocs(schema);
  const first = isForRequests ? context.named(describedReference(reference)) : undefined;
  if (first === undefined) return docs;
  return [...docs, ...(docs.length === 0 ? [] : ['']), `The version of \`${first.name}\` for requests.`];
}

/**
 * Returns the declaration of an object with the values of a named enum. The object has the same name as the type. Returns undefined if the
 * schema is not an enum. Values other than strings and numbers are left out.
 */
export function enumConstant({ name, schema, isForRequests }: NamedSchema, context: TypeContext): string | undefined {
  const type = typeOfSchema(schema, context);
  // If an enum has a second version for requests, both versions have the same values. So the second version does not need a separate
  // constant.
  if (schema.kind === 'boolean' || schema.enum === undefined || isForRequests) return undefined;
  const literals = new Set((type.kind === 'union' ? type.types : [type]).map((one) => printType(one)));
  const members = schema.enum
    .flatMap((value, index) => {
      if (typeof value !== 'string' && typeof value !== 'number') return [];
      const digits = schema.longNumbers?.[`enum/${index}`] ?? String(value);
      return [constantOf(value, digits, schema.annotations.representation)];
    })
    .filter(([, , type]) => literals.has(type))
    .map(([key, literal]) => [propertyKey(key), `${propertyKey(key)}: ${literal},`] as const);
  if (members.length === 0) return undefined;
  const docs = [`The values of the type \`${name}\`.`];
  return constAssertionText({
    name,
    docs,
    initializer: `{\n${[...new Map(members.toReversed()).values()].toReversed().join('\n')}\n}`,
  });
}

/** Returns a constant for a value of an enum: the key, the code of the value, and the code of its type. */
function constantOf(
  value: number | string,
  digits: string,
  representation: Representation | undefined,
): readonly [key: string, value: string, type: string] {
  const literal = [String(value), valueLiteral(value), valueLiteral(value)] as const;
  if (!Number.isInteger(value)) return literal;
  switch (representation) {
    case 'bigint':
      return [digits, `${digits}n`, `${digits}n`];
    case 'digits':
      return [digits, stringLiteral(digits), printType(digitsType(digits))];
    case 'date':
    case 'open-enum':
    case undefined:
      return literal;
  }
}

/**
 * Returns the declaration of a type. The declaration is an interface if an interface can express the type. Otherwise it is a type alias.
 */
export function declarationText(name: string, docs: readonly string[], type: Type, context: TypeContext): string {
  const { printReference } = context;
  if (type.kind === 'object' && type.members.length > 0) {
    return interfaceText({ name, docs, extended: [], body: printMembers(type, printReference) });
  }
  const parts = type.kind === 'intersection' ? interfaceParts(type.types, context) : undefined;
  if (parts === undefined) return typeAliasText({ name, docs, type: printType(type, printReference) });
  return interfaceText({
    name,
    docs,
    extended: parts.bases.map(printReference),
    body: printMembers(parts.own, printReference),
  });
}

interface InterfaceParts {
  /** The interfaces after `extends`. */
  readonly bases: readonly ReferenceType[];
  readonly own: ObjectType;
}

/**
 * Converts an intersection to the parts of an interface. The intersection may contain named object types, and at most one other object
 * type. Returns undefined if an interface cannot express the intersection, for example because two of the named types declare the same
 * property.
 */
function interfaceParts(types: readonly Type[], context: TypeContext): InterfaceParts | undefined {
  const bases = types.filter((type) => type.kind === 'reference');
  const [own = objectType([]), ...more] = types.filter((type) => type.kind === 'object');
  const isOther = ({ kind }: Type): boolean => kind !== 'object' && kind !== 'reference';
  if (types.some(isOther) || more.length > 0 || own.index !== undefined) return undefined;
  const inherited = new Map<string, TypeMember>();
  for (const { reference } of bases) {
    const members = membersOf(reference, context);
    if (members === undefined || members.some(({ name }) => inherited.has(name))) return undefined;
    for (const member of members) inherited.set(member.name, member);
  }
  const members = own.members.map((member) => overriding(member, inherited.get(member.name)));
  if (members.includes(undefined)) return undefined;
  return {
    bases,
    own: { ...own, members: members.filter((member) => member !== undefined) },
  };
}

/**
 * Returns a property that replaces an inherited property. Returns undefined if the new type is possibly not assignable to the inherited
 * type.
 */
function overriding(member: TypeMember, inherited: TypeMember | undefined): TypeMember | undefined {
  if (inherited === undefined) return member;
  const { type } = member;
  const docs = member.docs.length > 0 ? member.docs : inherited.docs;
  const isOptional = member.isOptional && inherited.isOptional;
  if (type.kind === 'unknown') return { ...member, docs, isOptional, type: inherited.type };
  const isNarrower =
    inherited.type.kind === 'unknown' ||
    printType(type) === printType(inherited.type) ||
    (type.kind === 'literal' && inherited.type.kind === 'primitive' && type.of === inherited.type.name);
  return isNarrower ? { ...member, docs, isOptional } : undefined;
}

const known = new WeakMap<NamedSchema, readonly TypeMember[] | undefined>();

/** Returns the members of the interface of a named schema. Returns undefined if the type of the schema is not an interface. */
function membersOf(reference: string | undefined, context: TypeContext): readonly TypeMember[] | undefined {
  const named = reference === undefined ? undefined : context.named(reference);
  if (named === undefined || known.has(named)) return named && known.get(named);
  // If a schema extends itself, the recursive call finds this entry, so the schema gets no interface.
  known.set(named, undefined);
  const members = interfaceMembers(typeOfSchema(named.schema, context), context);
  known.set(named, members);
  return members;
}

function interfaceMembers(type: Type, context: TypeContext): readonly TypeMember[] | undefined {
  if (type.kind === 'object') return type.members.length === 0 || type.index !== undefined ? undefined : type.members;
  const parts = type.kind === 'intersection' ? interfaceParts(type.types, context) : undefined;
  if (type.kind !== 'intersection' || parts === undefined) return undefined;
  const inherited = type.types.flatMap((part) =>
    part.kind === 'reference' ? (membersOf(part.reference, context) ?? []) : [],
  );
  return [...new Map([...inherited, ...parts.own.members].map((member) => [member.name, member])).values()];
}
