import type { JsonObject } from '@forgespec/description/json';
import type { Api } from '@forgespec/model';
import type { AdapterName } from '../adapter-names.ts';
import type { Module } from '../code/module.ts';
import type { ExportedSymbol } from '../code/symbol.ts';

/** A file that is not TypeScript. */
export interface TextFile {
  readonly kind: 'text';
  /** The path relative to the output folder. */
  readonly path: string;
  /** The text of the file, in pieces. */
  readonly pieces: Iterable<TextPiece | string>;
}

/** A piece of a text that is built from one value, such as one path of the document. */
export interface TextPiece {
  /** The name of the piece. Each piece of a file has another name. */
  readonly name: string;
  readonly from: object;
  build(): string;
}

/**
 * A hand-written module that only users of the output import. Any other hand-written module is in the output only if a generated module
 * imports it, directly or through other modules.
 */
export interface TemplateFile {
  readonly kind: 'template';
  /** The path relative to `templates/`, such as `server/adapters/serve.ts`. */
  readonly template: string;
}

/** A TypeScript file that is generated from statements. */
export interface ModuleFile {
  readonly kind: 'module';
  /** The path relative to the output folder. */
  readonly path: string;
  /**
   * The areas, operations, named schemas and texts that determine the module, together with the options and the facts of the model. The facts
   * are everything except the operations and the contents of named schemas. The contents of the named schemas that can be reached from
   * `from` may also determine the module. Undefined if the whole input determines the module.
   */
  readonly from?: readonly unknown[];
  build(): Module;
  /** Returns false if `build` has used something that is not in `from`, so that the next run must build the module again. Default: true. */
  readonly isLasting?: () => boolean;
}

/** Symbols of a generated module that an index of the output also exports, so that users import them from there. */
export interface IndexExports {
  readonly kind: 'exports';
  /** The path of the index relative to the output folder, such as `types/index.ts`. */
  readonly index: string;
  readonly symbols: readonly ExportedSymbol[];
}

/** A file that an emitter produces. */
export type Output = ModuleFile | TemplateFile | TextFile;

/** The input of all emitters. */
export interface EmitInput {
  readonly api: Api;
  /** The bundled document. Only the emitter of `openapi.json` uses it. */
  readonly document: JsonObject;
  /** True if validators reject values that do not match the `format` of their schema. */
  readonly assertsFormats: boolean;
  /**
   * A map from the JSON Pointer of each schema and keyword to its source location, such as `openapi.yaml:12`. Undefined if the module
   * `validators/places.ts` is not requested.
   */
  readonly places?: ReadonlyMap<string, string> | undefined;
  /** True if each named enum has a constant object with its values. Default: false. */
  readonly hasEnumConstants?: boolean | undefined;
  /** True if the output also has the folder `validators/`. */
  readonly hasValidators?: boolean | undefined;
  /** The adapters of the generated server. */
  readonly adapters: readonly AdapterName[];
}

/**
 * An object that builds the files of one output folder from the model. An emitter may import a file `symbols.ts` of another emitter, but no
 * other file of that emitter.
 */
export interface Emitter {
  /** The file or folder of the output that belongs to this emitter. No other emitter writes this file, or a file in this folder. */
  readonly owns: string;
  /** Returns the files. Their modules and texts are built one after the other, while other threads format the files that are already built. */
  emit(input: EmitInput): Iterable<IndexExports | Output>;
  /** Returns the error for an error that `emit` or the building of a file has thrown. Default: the same error. */
  readonly failure?: (error: unknown) => Error;
}

/** Returns the file of a module that is already built. */
export const asModule = (module: Module): ModuleFile => ({ kind: 'module', path: module.path, build: () => module });

/** Returns the file of a module that is built from the given parts of the model (see {@link ModuleFile.from}). */
export const moduleFrom = (from: readonly unknown[], path: string, build: () => Module): ModuleFile => ({
  kind: 'module',
  path,
  from,
  build,
});
