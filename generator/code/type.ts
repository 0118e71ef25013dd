import type { ExportedSymbol } from './symbol.ts';

/** A type of TypeScript, as data. */
export type Type =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'never' }
  | PrimitiveType
  | LiteralType
  | ReferenceType
  | ObjectType
  | ArrayType
  | TupleType
  | { readonly kind: 'union'; readonly types: readonly Type[] }
  | { readonly kind: 'intersection'; readonly types: readonly Type[] };

export type PrimitiveName = 'bigint' | 'boolean' | 'null' | 'number' | 'string';

export interface PrimitiveType {
  readonly kind: 'primitive';
  readonly name: PrimitiveName;
}

export interface LiteralType {
  readonly kind: 'literal';
  /** The code of the literal, such as `'a'`. */
  readonly text: string;
  readonly of: PrimitiveName;
}

/** A reference to another type by its name. */
export interface ReferenceType {
  readonly kind: 'reference';
  readonly text: string;
  /** If the other type is the type of a schema, the `reference` of this schema. Otherwise undefined. */
  readonly reference?: string;
  /**
   * If the text begins with the name of a runtime type, as in `Int64String<'1'>`, this is the symbol of the runtime
   * type. Otherwise undefined.
   */
  readonly imported?: ExportedSymbol;
  /** True if all values of the other type are objects. */
  readonly isObject?: boolean;
}

export interface ArrayType {
  readonly kind: 'array';
  readonly item: Type;
  /** True if the array cannot be changed. A program can pass any array for such a type. Default: false. */
  readonly isReadonly?: boolean;
}

export interface ObjectType {
  readonly kind: 'object';
  readonly members: readonly TypeMember[];
  /**
   * The type of the index signature, which applies to properties that are not in `members`. Undefined if the type has
   * no index signature.
   */
  readonly index: Type | undefined;
}

/** A property of an object type. */
export interface TypeMember {
  readonly name: string;
  readonly type: Type;
  readonly isOptional: boolean;
  /** The lines of the doc comment. */
  readonly docs: readonly string[];
}

export interface TupleType {
  readonly kind: 'tuple';
  readonly items: readonly { readonly type: Type; readonly isOptional: boolean }[];
  /** The type of the items after `items`. Undefined if no further items are allowed. */
  readonly rest: Type | undefined;
}

export const unknownType: Type = { kind: 'unknown' };
export const neverType: Type = { kind: 'never' };

export const primitive = (name: PrimitiveName): PrimitiveType => ({ kind: 'primitive', name });

export const objectType = (members: readonly TypeMember[], index?: Type): ObjectType => ({
  kind: 'object',
  members,
  index,
});
