import type { JsonObject } from '@forgespec/description/json';
import type { Api } from '@forgespec/model';
import type { AdapterName } from '../adapter-names.ts';
import type { Module } from '../code/module.ts';

/** A file with finished text. The file is not TypeScript, or another tool has generated its text. */
export interface TextFile {
  readonly kind: 'text';
  /** The path relative to the output folder. */
  readonly path: string;
  readonly text: string;
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
  readonly module: Module;
}

/** A file that an emitter produces. */
export type Output = ModuleFile | TemplateFile | TextFile;

/**
 * A function that reuses results of the previous run. If the previous run stored a result under the same `key`, and `inputs` contains the
 * same objects as in that run, returns the stored result. Otherwise, returns the result of `compute`.
 */
export type Recall = <Value>(key: string, inputs: readonly unknown[], compute: () => Value) => Value;

/** A `Recall` that computes every result, for programs that do not keep the results of previous runs. */
export const recallNothing: Recall = (_key, _inputs, compute) => compute();

/** The input of all emitters. */
export interface EmitInput {
  readonly api: Api;
  /** The bundled document. Only the emitter of `openapi.json` uses it. */
  readonly document: JsonObject;
  /**
   * Returns an object that represents the path or component at a JSON Pointer of the document. If the path or component has not changed,
   * returns the same object as in the previous run. `partOf` is undefined if no results of a previous run are kept.
   */
  readonly partOf?: ((pointer: string) => unknown) | undefined;
  /** True if validators reject values that do not match the `format` of their schema. */
  readonly assertsFormats: boolean;
  /**
   * A map from the JSON Pointer of each schema and keyword to its source location, such as `openapi.yaml:12`. Undefined if the module
   * `validators/places.ts` is not requested.
   */
  readonly places?: ReadonlyMap<string, string> | undefined;
  /** True if each named enum has a constant object with its values. Default: false. */
  readonly hasEnumConstants?: boolean | undefined;
  /** The adapters of the generated server. */
  readonly adapters: readonly AdapterName[];
  /**
   * Returns the stored result of the previous run if the options, the `inputs`, and all parts of the model except operations and schemas
   * are the same as in that run. Otherwise, returns the result of `compute`. Therefore, `compute` may use only these data, and the named
   * schemas to which the `inputs` refer. Default: `recallNothing`.
   */
  readonly recall?: Recall | undefined;
}

/**
 * An object that builds the files of one output folder from the model. An emitter may import a file `symbols.ts` of another emitter, but no
 * other file of that emitter.
 */
export interface Emitter {
  /** The file or folder of the output that belongs to this emitter. No other emitter writes this file, or a file in this folder. */
  readonly owns: string;
  /**
   * Returns the files. If `emit` is a generator function, it builds a file only when the caller requests the file. While it builds this
   * file, other threads format the files that are already built.
   */
  emit(input: EmitInput): Iterable<Output>;
}

export const asModule = (module: Module): ModuleFile => ({ kind: 'module', module });
