import type { Diagnostic, Diagnostics, SeverityChoices } from '@forgespec/description/diagnostics';
import type { Description, ReadingOptions } from '@forgespec/description/load';
import type { OperationSelection } from '@forgespec/description/openapi';
import type { Api } from '@forgespec/model';
import type { ReservedNames } from '@forgespec/model/names';
import type { BinaryType, DateTimeType, EnumForm, Int64Type } from '@forgespec/model/type-choices';
import type { Difference } from './output/compare.ts';
import type { WrittenFiles } from './output/written-files.ts';
import type { AdapterName } from './adapter-names.ts';
import type { Emitter } from './emitters/emitter.ts';
import type { EmitterName } from './emitter-names.ts';
import type { ImportExtension } from './import-extensions.ts';
import type { SchemaSelection } from './schema-selections.ts';
import type { OutputProject } from './project/output-project.ts';

/** The description from which code is generated, and the options for reading and checking the description. */
export interface GenerateInput extends ReadingOptions, SeverityChoices {
  /** The path or URL of the root file of the description. */
  readonly spec: string;
  /**
   * The path of the file that configures the rules of Redocly, such as `redocly.yaml`. These rules also check the description. If
   * undefined, no rules run.
   */
  readonly rules?: string | undefined;
  /**
   * If true, and if nothing has changed since the last run, nothing is generated. The result of the last run is then returned, and its
   * diagnostics have no source locations. Default: false.
   */
  readonly reusesLastRun?: boolean | undefined;
}

/** An output folder and its content. */
export interface OutputOptions {
  /** The path of the output folder. */
  readonly out: string;
  /** The names of the emitters to run. Undefined for all emitters. */
  readonly only?: readonly EmitterName[] | undefined;
  /** True to generate code for the webhooks and callbacks of the API, in place of its operations. Default: false. */
  readonly webhooks?: boolean | undefined;
  /** The operations of the output. Default: all operations of the description. */
  readonly operations?: OperationSelection | undefined;
  /** The schemas for which types and validators are generated. Default: `reached`. */
  readonly schemas?: SchemaSelection | undefined;
  /** The extension of relative imports. If undefined, it is derived from the nearest tsconfig.json. Without a tsconfig.json, it is `ts`. */
  readonly importExtensions?: ImportExtension | undefined;
  /** The adapters of the server. If undefined, they are derived from the nearest package.json. */
  readonly adapters?: readonly AdapterName[] | undefined;
  /** True if validators reject values that do not match the `format` of their schema. Default: true. */
  readonly assertFormats?: boolean | undefined;
  /** The form of named enums: a type, or a type and a constant object with the values. Default: `union`. */
  readonly enums?: EnumForm | undefined;
  /** True if the types of enums in responses allow other strings. Default: false. */
  readonly openEnums?: boolean | undefined;
  /** The type of values with the format `date-time`. Default: `string`. */
  readonly dateTimes?: DateTimeType | undefined;
  /** The type of integers with the format `int64` or `uint64`. Default: `number`. */
  readonly int64?: Int64Type | undefined;
  /** The type of bodies that are neither JSON nor text. Default: `default`. */
  readonly binary?: BinaryType | undefined;
  /** True to generate a module with the source locations of schemas. Default: false. */
  readonly places?: boolean | undefined;
  /**
   * True to write JavaScript and declarations in place of TypeScript, with declaration maps to the description. Default: false.
   */
  readonly declarationMaps?: boolean | undefined;
  /** True to return a report of the constraints that TypeScript types cannot express. Default: false. */
  readonly report?: boolean | undefined;
  /** The outputs of other people, which write further folders and change types. Default: none. */
  readonly extension?: OutputExtension | undefined;
  /** True to compare the output folder with the generated files, without writing. */
  readonly check: boolean;
  /** True to overwrite files that were edited by hand. */
  readonly force: boolean;
}

/** The outputs of other people that belong to one output folder. */
export interface OutputExtension {
  /**
   * A text that changes if the code or the options of these outputs change, so that a run may reuse the result of the last run. Undefined if
   * there is no such text.
   */
  readonly version: string | undefined;
  /** Names that the description must not use. */
  readonly reservedNames: readonly Partial<ReservedNames>[];
  /** Returns the model with changed types, and the emitters of the further folders. Reports problems of the description. */
  apply(
    api: Api,
    description: Pick<Description, 'document' | 'origins'>,
    diagnostics: Diagnostics,
  ): { readonly api: Api; readonly emitters: readonly Emitter[] };
  /**
   * Reports an error of `apply`, or of one of the emitters.
   *
   * @throws the error, if it comes from other code.
   */
  reportFailure(error: unknown, diagnostics: Diagnostics): void;
}

/** The options of a run with one output. */
export interface GenerateOptions extends GenerateInput, OutputOptions {}

/** The result for one output. */
export interface OutputResult {
  /** The problems of the output folder and of the project around it. */
  readonly diagnostics: readonly Diagnostic[];
  /**
   * The differences between the output folder before the run and the generated files. Undefined if the folder cannot be read or written.
   */
  readonly differences: readonly Difference[] | undefined;
  /** True if the output folder is up to date after the run. */
  readonly upToDate: boolean;
  /** The files of the output. Undefined if the folder is not up to date. */
  readonly written?: WrittenFiles | undefined;
  /** The number of generated files. */
  readonly fileCount: number;
  /** The number of named schemas that are not generated, because no operation, callback or webhook uses them. Default: 0. */
  readonly omittedSchemas?: number | undefined;
  /** True if the description has webhooks or callbacks, and the output has no code for them. Default: false. */
  readonly omitsWebhooks?: boolean | undefined;
  /** True if the description has XML bodies with a schema. In the output, such a body is text. Default: false. */
  readonly hasXml?: boolean;
  /** True if all schemas are generated because the description has neither operations nor webhooks. Default: false. */
  readonly hasOnlySchemas?: boolean | undefined;
  /** The report of the constraints that TypeScript types cannot express. Undefined if no report was requested. */
  readonly report?: string | undefined;
  /** The project that contains the output folder. Undefined if the output was not generated. */
  readonly project?: OutputProject | undefined;
}

/** The result of a run. */
export interface GenerateResult {
  /** The problems of the description. */
  readonly diagnostics: readonly Diagnostic[];
  /** The results for the outputs, in the order of the outputs. Empty if the description has errors. */
  readonly outputs: readonly OutputResult[];
}
