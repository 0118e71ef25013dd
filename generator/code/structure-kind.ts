import type { StructureKind as Kinds, VariableDeclarationKind as DeclarationKinds } from 'ts-morph';

/**
 * The kinds of ts-morph structures that emitters make. Structures are plain data, but ts-morph's own enum is a value, and importing
 * it would load a whole compiler into the thread that needs none. The compiler checks each number against that enum.
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

/** How a variable is declared. The members of this enum are strings, to which no literal is assignable. */
export const VariableDeclarationKind = {
  Const: 'const' as DeclarationKinds.Const,
};
