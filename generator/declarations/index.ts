/** Declaration maps, and the names from which they lead to the description. */

export { declarationMap, withMapComment, type DeclarationFile } from './declaration-map.ts';
export { declaredName } from './declared-name.ts';
export type { DescribedNames, SourceName, SourceNames, SourceRange } from './source-name.ts';
export { sourceNamesOf } from './source-names.ts';
