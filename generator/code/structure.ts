import type { StructureKind } from './structure-kind.ts';

/** The text of a doc comment. If it has several lines, a line break precedes the first line. `docComment` creates such objects. */
export interface DocStructure {
  readonly description: string;
}

interface Named {
  /** The name, which must be a valid identifier, or a valid key of a member (see `property-key.ts`). */
  readonly name: string;
}

interface Documented {
  readonly docs?: readonly DocStructure[];
}

interface Exportable {
  readonly isExported?: boolean;
}

export interface TypeParameterStructure extends Named {
  readonly constraint?: string;
  readonly default?: string;
}

export interface ParameterStructure extends Named {
  readonly type: string;
  readonly hasQuestionToken?: boolean;
  readonly isRestParameter?: boolean;
  readonly initializer?: string;
}

/** The name, parameters and return type of a function or method. */
export interface SignatureStructure extends Named, Documented {
  readonly typeParameters?: readonly TypeParameterStructure[];
  readonly parameters?: readonly ParameterStructure[];
  readonly returnType: string;
}

export interface PropertyStructure extends Named, Documented {
  readonly type: string;
  readonly isReadonly?: boolean;
  readonly hasQuestionToken?: boolean;
}

export interface FunctionStructure extends SignatureStructure, Exportable {
  readonly kind: typeof StructureKind.Function;
  readonly statements: string | readonly string[];
}

export interface InterfaceStructure extends Named, Documented, Exportable {
  readonly kind: typeof StructureKind.Interface;
  readonly extends?: readonly string[];
  readonly methods?: readonly SignatureStructure[];
  readonly properties?: readonly PropertyStructure[];
}

export interface TypeAliasStructure extends Named, Documented, Exportable {
  readonly kind: typeof StructureKind.TypeAlias;
  readonly typeParameters?: readonly TypeParameterStructure[];
  readonly type: string;
}

/** A statement that declares one or several constants. */
export interface VariableStructure extends Documented, Exportable {
  readonly kind: typeof StructureKind.VariableStatement;
  readonly declarationKind: 'const';
  readonly declarations: readonly (Named & { readonly type?: string; readonly initializer: string })[];
}

/**
 * A declaration of a module as plain data. It has the same properties as a structure of ts-morph, but only the properties that emitters
 * need. All strings must be valid TypeScript.
 */
export type Structure = FunctionStructure | InterfaceStructure | TypeAliasStructure | VariableStructure;
