export { type DeclarationFile, declarationMap, withMapComment } from './declaration-map.ts';
export { declaredName } from './declared-name.ts';
export type { SourceName, SourceNames, SourceRange } from './source-name.ts';
export { sourceNamesOf } from './source-names.ts';
