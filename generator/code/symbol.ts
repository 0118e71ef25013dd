/** Something that a generated or hand-written module exports. */
export interface ExportedSymbol {
  readonly name: string;
  /** Path of the module from the output folder, `types/index.ts`; or the name of a package. */
  readonly module: string;
  /** Only a type, or a value (and perhaps a type of the same name). */
  readonly kind: 'type' | 'value';
}

export const exportedType = (name: string, module: string): ExportedSymbol => ({ name, module, kind: 'type' });

export const exportedValue = (name: string, module: string): ExportedSymbol => ({ name, module, kind: 'value' });
