/** Facts about the objects of OpenAPI: operations, parameters, references. */

export { effectiveParameters, type ParameterKey } from './effective-parameters.ts';
export { isExtensionKey } from './extension-key.ts';
export { isIgnoredHeader } from './ignored-header.ts';
export { isMethodName, operationOf, operationsOf, replaceOperations, type OperationOfItem } from './operations-of.ts';
export {
  followReferences,
  isAddress,
  isReference,
  parseReference,
  type ParsedReference,
  type Reference,
} from './reference.ts';
export { stylesOfLocation, type StyleName } from './parameter-styles.ts';
export { securitySchemeTypes, type SecuritySchemeType } from './security-scheme-types.ts';
export { expressionFix, expressionValue, type ExpressionExchange } from './runtime-expression.ts';
export { nameableKinds, type NameableKind, type NameOverrides } from './name-overrides.ts';
export {
  isSelected,
  matchesSelector,
  type OperationSelection,
  type OperationSelector,
  type SelectableOperation,
} from './operation-selection.ts';
export { narrowerFirst, wildcardTexts } from './wildcards.ts';
export type { PaginationSettings } from './pagination-settings.ts';
export type { StreamSetting, StreamSettings } from './stream-settings.ts';
