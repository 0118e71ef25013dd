/**
 * The face for outputs of other people: `forgespec/plugin`. An output gets the model of the API, and returns files. The model has a version
 * (`modelVersion`), which explains the changes that it may have.
 */

// Outputs.
export { defineOutput, type OutputFactory } from './define-output.ts';
export type { EmitContext, ModelPart, ModulePart, OutputDefinition, Plugin, PluginContext } from './plugin.ts';
export type {
  IndexExports,
  ModuleFile,
  Output,
  TemplateFile,
  TextFile,
  TextPiece,
} from '@forgespec/generator/emitters';
export type { OperationSignature } from '@forgespec/generator/emitters';
export type { OutputModule } from './output-module.ts';
export type { OperationTypeName, OutputNames } from './output-names.ts';
export type { ReservedNames } from '@forgespec/model/names';

// Code. Text of a description gets into code only through the escape functions.
export { commentLines, commentText, tagLines } from '@forgespec/generator/code';
export { regExpLiteral, stringLiteral, valueLiteral } from '@forgespec/generator/code';
export { memberAccess } from '@forgespec/generator/code';
export { propertyKey } from '@forgespec/generator/code';
export { parameterText } from '@forgespec/generator/code';
export type { ParameterStructure, TypeParameterStructure } from '@forgespec/generator/code';
export { exportedType, exportedValue, type ExportedSymbol } from '@forgespec/generator/code';
export { fileName, isIdentifier, typeName, valueName } from '@forgespec/model/names';

// The model.
export * from '@forgespec/model';
export type { JsonObject, JsonValue } from '@forgespec/description/json';
