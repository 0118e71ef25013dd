/** The kinds of declarations. The numbers are the values of the enum `StructureKind` of ts-morph. */
export const StructureKind = {
  Function: 13,
  Interface: 19,
  TypeAlias: 38,
  VariableStatement: 41,
} as const;

/** The kinds of variable declarations. */
export const VariableDeclarationKind = { Const: 'const' } as const;
