/** The face of `code/` for other rooms: functions that print names and values of a description as TypeScript, and compile code in memory. */

// Programs.
export { compilerHost, type FilesInMemory } from './compiler-host.ts';

// Values.
export { regExpLiteral, stringLiteral, unicodeEscape, valueLiteral } from './literal.ts';

// Properties of objects.
export { memberAccess } from './member-access.ts';
export { literalSuffix, propertyKey } from './property-key.ts';
