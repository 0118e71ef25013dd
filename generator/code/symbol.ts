/** A symbol that a generated or hand-written module exports. */
export interface ExportedSymbol {
  readonly name: string;
  /** The path of the module relative to the output folder, such as `types/index.ts`, or the name of a package. */
  readonly module: string;
  /** `type` if the symbol is only a type. A symbol of kind `value` may also be a type. */
  readonly kind: 'type' | 'value';
}

export const exportedType = (name: string, module: string): ExportedSymbol => ({ name, module, kind: 'type' });

export const exportedValue = (name: string, module: string): ExportedSymbol => ({ name, module, kind: 'value' });
