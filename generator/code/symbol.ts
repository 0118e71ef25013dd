/** A symbol that a generated or hand-written module exports. */
export interface ExportedSymbol {
  readonly name: string;
  /** The path of the module from the output folder, `types/index.ts`; or the name of a package. */
  readonly module: string;
  /** `type` for a type alone. A value may also have a type of the same name. */
  readonly kind: 'type' | 'value';
}

export const exportedType = (name: string, module: string): ExportedSymbol => ({ name, module, kind: 'type' });

export const exportedValue = (name: string, module: string): ExportedSymbol => ({ name, module, kind: 'value' });
