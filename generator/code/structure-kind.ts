import type { StructureKind as Kinds, VariableDeclarationKind as DeclarationKinds } from 'ts-morph';

/**
 * The kinds of ts-morph structures that emitters create. Structures are plain data, but the enum of ts-morph is a value:
 * importing it would load a compiler into the main thread. The compiler checks that each number matches the enum.
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

/** The kinds of variable declarations. The values of the enum are strings, to which literals are not assignable. */
export const VariableDeclarationKind = {
  Const: 'const' as DeclarationKinds.Const,
};
