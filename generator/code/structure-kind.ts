import type { StructureKind as Kinds, VariableDeclarationKind as DeclarationKinds } from 'ts-morph';

/**
 * The kinds of ts-morph structures that emitters create. The enum of ts-morph is not imported, because this would load a compiler
 * into the main thread. TypeScript checks that each number is the value in the enum.
 */
export const StructureKind: {
  readonly ExportDeclaration: Kinds.ExportDeclaration;
  readonly Function: Kinds.Function;
  readonly ImportDeclaration: Kinds.ImportDeclaration;
  readonly Interface: Kinds.Interface;
  readonly TypeAlias: Kinds.TypeAlias;
  readonly VariableStatement: Kinds.VariableStatement;
} = {
  ExportDeclaration: 11,
  Function: 13,
  ImportDeclaration: 16,
  Interface: 19,
  TypeAlias: 38,
  VariableStatement: 41,
};

/** The kinds of variable declarations. The casts are needed, because a string is not assignable to the enum of ts-morph. */
export const VariableDeclarationKind = {
  Const: 'const' as DeclarationKinds.Const,
};
