import type { JsonObject } from '../1-load/json.ts';
import type { Api } from '../2-model/api.ts';
import type { AdapterName } from '../adapter-names.ts';
import type { Module } from '../code/module.ts';

/** A file that is not TypeScript, or that another tool has generated. */
export interface TextFile {
  readonly kind: 'text';
  /** The path from the output folder. */
  readonly path: string;
  readonly text: string;
}

/**
 * A hand-written module that users of the output import, but no generated module does. All other hand-written modules are added
 * to the output because a generated module imports them, directly or through other modules.
 */
export interface TemplateFile {
  readonly kind: 'template';
  /** The path from `templates/`: `server/adapters/serve.ts`. */
  readonly template: string;
}

/** A source file with statements. */
export interface ModuleFile {
  readonly kind: 'module';
  readonly module: Module;
}

/** A file that an emitter produces. */
export type Output = ModuleFile | TemplateFile | TextFile;

/** The input of emitters. */
export interface EmitInput {
  readonly api: Api;
  /** The bundled document, only for the emitter that writes it. */
  readonly document: JsonObject;
  /** True if validators reject values that do not match the `format` of their schema. */
  readonly assertsFormats: boolean;
  /**
   * The source locations of schemas and keywords, `file:line` by JSON Pointer; undefined unless a module with them is generated.
   */
  readonly places?: ReadonlyMap<string, string> | undefined;
  /** The adapters of the generated server. */
  readonly adapters: readonly AdapterName[];
  /** The text of openapi-typescript for the document. */
  readonly types: Promise<string>;
}

/** Turns the model into the files of one folder. Emitters are independent of each other, except for their exported names. */
export interface Emitter {
  /** The file or folder of the output that only this emitter writes. */
  readonly owns: string;
  emit(input: EmitInput): Promise<readonly Output[]> | readonly Output[];
}

export const asModule = (module: Module): ModuleFile => ({ kind: 'module', module });
