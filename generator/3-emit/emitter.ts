import type { JsonObject } from '../1-load/json.ts';
import type { Api } from '../2-model/api.ts';
import type { AdapterName } from '../adapter-names.ts';
import type { Module } from '../code/module.ts';

/** A file that is not TypeScript, or that another tool made. */
export interface TextFile {
  readonly kind: 'text';
  /** From the output folder. */
  readonly path: string;
  readonly text: string;
}

/** A hand-written module that users of the output import, and nothing in it. Modules that others import come with their imports. */
export interface TemplateFile {
  readonly kind: 'template';
  /** From `templates/`: `server/adapters/serve.ts`. */
  readonly template: string;
}

/** A source file made of statements. */
export interface ModuleFile {
  readonly kind: 'module';
  readonly module: Module;
}

/** One file that an emitter wants written. */
export type Output = ModuleFile | TemplateFile | TextFile;

/** What emitters work from. */
export interface EmitInput {
  readonly api: Api;
  /** The bundled document itself, for the one emitter whose output it is. */
  readonly document: JsonObject;
  /** Whether validators refuse a value that does not have the `format` of its schema. */
  readonly assertsFormats: boolean;
  /** Where schemas and keywords were written, `file:line` by JSON Pointer; undefined unless a module is to tell. */
  readonly places?: ReadonlyMap<string, string> | undefined;
  /** The adapters that come with the server. */
  readonly adapters: readonly AdapterName[];
  /** The text that openapi-typescript made of the document. */
  readonly types: Promise<string>;
}

/** Turns the model into files of one folder. Emitters do not know each other, but for the names they export. */
export interface Emitter {
  /** The file or folder of the output that belongs to it alone. */
  readonly owns: string;
  emit(input: EmitInput): Promise<readonly Output[]> | readonly Output[];
}

export const asModule = (module: Module): ModuleFile => ({ kind: 'module', module });
