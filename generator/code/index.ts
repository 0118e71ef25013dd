/** The face of `code/` for other rooms: functions that print names and values of a description as TypeScript, and compile code in memory. */

// Programs.
export { compilerHost, type FilesInMemory } from './compiler-host.ts';

// Modules and types.
export { importsOf, type AliasedSymbol, type Module, type Statement } from './module.ts';
export { printType } from './print-type.ts';
export { reexportAll } from './reexports.ts';
export { parameterText } from './print-structure.ts';
export type { ParameterStructure, TypeParameterStructure } from './structure.ts';
export { exportedType, exportedValue, type ExportedSymbol } from './symbol.ts';

// Comments.
export { commentLines, commentText, tagLines } from './comment.ts';

// Values.
export { regExpLiteral, stringLiteral, unicodeEscape, valueLiteral } from './literal.ts';

// Properties of objects.
export { memberAccess } from './property-key.ts';
export { literalSuffix, propertyKey } from './property-key.ts';
