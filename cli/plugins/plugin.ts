import type { JsonValue } from '@forgespec/description/json';
import type { Api, Area, KeywordSchema, NamedSchema, OperationModel, Schema, TypeReplacement } from '@forgespec/model';
import type { ReservedNames } from '@forgespec/model/names';
import type { ExportedSymbol } from '@forgespec/generator/code';
import type { IndexExports, Output } from '@forgespec/generator/emitters';
import type { OutputNames } from './output-names.ts';
import type { OutputModule } from './output-module.ts';

/** A part of the model, which has a location in the description. Schemas, operations, parameters and responses are such parts. */
export interface ModelPart {
  /** The JSON Pointer in the bundled document. */
  readonly pointer: string;
}

/** A part of the model, or a text, that determines the code of a module. */
export type ModulePart = Area | NamedSchema | OperationModel | string;

/** The functions that all functions of an output get. */
export interface PluginContext<Options> {
  readonly options: Options;
  /** Returns the value of an `x-` key of a part of the description. Returns undefined if the part does not have the key. */
  extension(part: ModelPart, key: `x-${string}`): JsonValue | undefined;
  /** Returns a type that a module of this output exports. @param path the path of the module in the folder of the output. */
  ownType(name: string, path: string): ExportedSymbol;
  /** Returns a value that a module of this output exports. @param path the path of the module in the folder of the output. */
  ownValue(name: string, path: string): ExportedSymbol;
  /** Reports a problem of a part of the description. The message begins with the name of the output. The files are written nevertheless. */
  warn(message: string, fix: string, part?: ModelPart): void;
  /** Reports a problem of a part of the description that prevents the output. Nothing is written. */
  fail(message: string, fix: string, part?: ModelPart): void;
}

/** The input of {@link OutputDefinition.emit}. */
export interface EmitContext<Options> extends PluginContext<Options> {
  /** The API: plain data, in which all references are resolved and all names are chosen. */
  readonly api: Api;
  /** The symbols that the other modules of the output export. */
  readonly names: OutputNames;
  /** Returns the schema to which a `reference` of another schema refers. */
  schemaOf(reference: string): NamedSchema | undefined;
  /** Returns a value that matches a schema: its example, or a generated value. Returns undefined if no value is found. */
  sampleOf(schema: Schema): JsonValue | undefined;
  /**
   * Returns a TypeScript file. Its imports are added and sorted, and its code is formatted.
   *
   * @param path the path in the folder of the output, such as `pets.ts`.
   * @param build adds the code.
   * @param from the areas, operations, named schemas and texts that determine the code, besides the options. If they, and the named schemas
   * that can be reached from them, are unchanged, `generate --watch` does not call `build` again. Default: everything determines the code.
   */
  module(path: string, build: (module: OutputModule) => void, from?: readonly ModulePart[]): Output;
  /** Returns a file that is written as it is. @param path the path in the folder of the output. */
  text(path: string, text: string): Output;
  /** Exports symbols of this output also from the index of another part, so that users import them from there. */
  exportFrom(part: 'client' | 'types', ...symbols: readonly ExportedSymbol[]): IndexExports;
}

/** An output of somebody else: a folder beside `client/` and `types/`, and changes of the types. */
export interface OutputDefinition<Options extends object> {
  /** The name, such as `tanstack-query`. It is also the folder of the files: lower-case letters, digits and hyphens. */
  readonly name: string;
  /** The options with their defaults. The config may set each of them. */
  readonly options?: Options;
  /**
   * The version of the code, such as the version of the package. If it is set, the types and the files must depend only on this version, the
   * options and the description: a run in which these are unchanged does not call the output, and keeps its files.
   */
  readonly version?: string;
  /** Returns names that the description must not use, because the output uses them. forgespec then changes such a name: `Uuid` to `UuidModel`. */
  readonly reservedNames?: (options: Options) => Partial<ReservedNames>;
  /**
   * Returns the type that replaces the type of a schema. Returns undefined to keep the type. The values stay the same JSON values. The
   * function is called for each schema object, except if an option such as `dateTimes` converts its values. If the schema also allows null, null
   * is added to the type.
   *
   * @param named the named schema whose schema this is. Undefined for a schema inside another one.
   */
  readonly typeOf?: (
    schema: KeywordSchema,
    context: PluginContext<Options>,
    named: NamedSchema | undefined,
  ) => TypeReplacement | undefined;
  /** Returns the files. The same input must give the same files. */
  readonly emit?: (context: EmitContext<Options>) => Iterable<IndexExports | Output>;
}

/** An output with its options, as the config contains it. */
export interface Plugin {
  readonly name: string;
  readonly options: object;
  readonly version?: string | undefined;
  readonly reservedNames: () => Partial<ReservedNames>;
  readonly typeOf?:
    | ((
        schema: KeywordSchema,
        context: PluginContext<never>,
        named: NamedSchema | undefined,
      ) => TypeReplacement | undefined)
    | undefined;
  readonly emit?: ((context: EmitContext<never>) => Iterable<IndexExports | Output>) | undefined;
}
