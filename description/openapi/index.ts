export { type ParameterKey, effectiveParameters } from './effective-parameters.ts';
export { isExtensionKey } from './extension-key.ts';
export { type OperationOfItem, isMethodName, operationOf, operationsOf, replaceOperations } from './operations-of.ts';
export {
  type ParsedReference,
  type Reference,
  followReferences,
  isAddress,
  isReference,
  parseReference,
} from './reference.ts';
export type { StyleName } from './parameter-styles.ts';
export { expressionFix } from './runtime-expression.ts';
export { nameableKinds, type NameableKind, type NameOverrides } from './name-overrides.ts';
